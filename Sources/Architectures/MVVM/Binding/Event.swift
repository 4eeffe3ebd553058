/// Something that happens, such as a toast that is shown. It is not kept for those who come later.
final class Event<Value>: Node {
    private var isTelling = false
    private var waiting: [Value] = []

    init() {
        super.init(depth: 0)
    }

    isolated deinit { leaveTokens(with: ()) }

    /// Tells all observers. What is sent meanwhile is told after that.
    func send(_ value: Value) {
        waiting.append(value)
        if isTelling { return }
        isTelling = true
        var next = 0
        while next < waiting.count {
            let value = waiting[next]
            next += 1
            didChange()
            tellObservers(value)
        }
        waiting = []
        isTelling = false
    }

    /// Calls `apply` each time it happens, until the token or the target is released.
    func bind<Target: AnyObject>(
        to target: Target, _ apply: @escaping (Target, Value) -> Void
    ) -> ObservationToken {
        let observer = TargetObserver(target, apply)
        add(observer)
        return observer
    }
}
