/// Something that happens, such as a toast that is shown. Unlike a value it is not kept: whoever comes later
/// is not told.
final class Event<Value>: Node {
    private var isTelling = false
    private var waiting: [Value] = []

    init() {
        super.init(depth: 0)
    }

    /// Tells all observers. What is sent meanwhile is told after that.
    func send(_ value: Value) {
        waiting.append(value)
        guard !isTelling else { return }
        isTelling = true
        var next = 0
        while next < waiting.count {
            let value = waiting[next]
            next += 1
            change(to: value)
            Graph.roundBegins()
            tellObservers(value)
            Graph.roundEnds()
        }
        waiting.removeAll()
        isTelling = false
    }

    /// Calls `apply` with `target` each time it happens, until the token is released. The target isn't kept
    /// alive.
    func bind<Target: AnyObject>(
        to target: Target, _ apply: @escaping (Target, Value) -> Void
    ) -> ObservationToken {
        let observer = TargetObserver(target, apply)
        add(observer)
        return observer
    }
}
