/// A value that can be read and observed. Think of a cell in a spreadsheet:
///
/// - An ``Observable`` is a cell that someone fills in.
/// - `map`, `combineLatest` and `removingDuplicates` make cells with a formula. They keep their value, so
///   `canLogIn.value` can be read at any time.
/// - `observe` and `bind` draw an arrow from a cell to whoever follows it. The arrow is the token: release
///   it, and nobody follows any more.
///
/// When a cell is filled in, the formulas that depend on it become stale, and its observers are told. When
/// all of them have been told, each stale formula is worked out once, those closest to the change first, and
/// its observers are told in turn. So nobody sees one half of a change.
///
/// A view gets this type, which can't be set. The view model that owns the ``Observable`` sets it.
class ObservableValue<Value>: Node {
    final private(set) var current: Value

    init(_ value: Value, depth: Int) {
        current = value
        super.init(depth: depth)
    }

    nonisolated deinit {}

    /// The value, with every change taken into account that was made until now.
    var value: Value {
        Graph.update(through: depth)
        return current
    }

    /// Calls `observer` with the value at once, and with every later one until the token is released or
    /// cancelled. The token keeps no ``Observable`` alive, but the formulas between that and the observer.
    func observe(_ observer: @escaping (Value) -> Void) -> ObservationToken {
        start(ClosureObserver(observer))
    }

    /// Adds an observer and tells it the value, as a round: what it sets meanwhile is told afterwards.
    func start(_ observer: Observer<Value>) -> ObservationToken {
        let value = value
        add(observer)
        Graph.beginRound()
        observer.tell(value)
        Graph.endRound()
        return observer
    }

    /// Replaces the value, and makes the formulas that depend on it stale.
    final func replace(by newValue: Value) {
        // Releasing the old value can re-enter the setter, so it must outlive the change.
        var old = newValue
        swap(&current, &old)
        didChange()
        extendLifetime(old)
    }

    override func tell() {
        let value = current
        tellObservers(value)
    }
}

/// A value that its owner sets. A set made while the observers are being told waits until all of them have been
/// told. So they all see the same values in the same order, and the last one they see is ``value``.
final class Observable<Value>: ObservableValue<Value> {
    private var isTelling = false
    /// What was set while the observers were told. `hasWaiting` costs less to read than the array.
    private var waiting: [Value?] = []
    private var hasWaiting = false

    init(_ value: Value) {
        super.init(value, depth: 0)
    }

    isolated deinit { leaveTokens(with: current) }

    /// The value that the observers were told last, or are being told now. Every set is told, of an equal value
    /// too: `removingDuplicates` skips those. A set allocates nothing.
    override var value: Value {
        get { current }
        set {
            hasWaiting = isTelling
            if isTelling { return waiting.append(newValue) }
            isTelling = true
            replace(by: newValue)
            if Graph.isDeep { Graph.tellLater(self) } else { tell() }
        }
    }

    override func start(_ observer: Observer<Value>) -> ObservationToken {
        guard !isTelling else { return super.start(observer) }
        isTelling = true
        defer { tellWaiting() }
        return super.start(observer)
    }

    override func tell() {
        super.tell()
        tellWaiting()
    }

    /// By index, since removing the first of n values n times takes n² steps.
    private func tellWaiting() {
        var next = 0
        while hasWaiting, next < waiting.count {
            if let newValue = waiting[next].take() { replace(by: newValue) }
            next += 1
            super.tell()
        }
        if next > 0 { waiting.removeAll(keepingCapacity: true) }
        hasWaiting = false
        isTelling = false
    }
}
