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

    /// The value, with every change taken into account that was made until now.
    var value: Value {
        Graph.update(through: depth)
        return current
    }

    /// Calls `observer` with the current value at once, and with every later one until the token is
    /// released or cancelled.
    ///
    /// The token doesn't keep an ``Observable`` alive. It keeps the formulas between the observable and
    /// the observer alive.
    func observe(_ observer: @escaping (Value) -> Void) -> ObservationToken {
        start(Observer(observer))
    }

    /// Adds an observer and tells it the current value. What it sets meanwhile is told after that.
    func start(_ observer: Observer<Value>) -> ObservationToken {
        let value = value
        add(observer)
        Graph.roundBegins()
        observer.tell(value)
        Graph.roundEnds()
        return observer
    }

    /// Replaces the value, and makes the formulas that depend on it stale.
    final func replace(by newValue: Value) {
        // Releasing the old value can re-enter the setter. It is released when the new one is in place.
        var old = newValue
        swap(&current, &old)
        withExtendedLifetime(old) { change(to: newValue) }
    }

    final func mutate(_ change: (inout Value) -> Void) {
        change(&current)
        let value = current
        self.change(to: value)
    }

    /// Tells the value to the observers that have not seen it.
    override func tell() {
        let value = current
        Graph.roundBegins()
        tellObservers(value)
        Graph.roundEnds()
    }
}

/// A value that its owner sets.
///
/// A set made while the observers are being told waits until all of them have been told. So they all see
/// the same values in the same order, and the last one they see is ``value``.
final class Observable<Value>: ObservableValue<Value> {
    private var isTelling = false

    /// What was set while the observers were being told.
    private var waiting: [Value?] = []

    init(_ value: Value) {
        super.init(value, depth: 0)
    }

    /// The value that the observers were told last, or are being told now.
    ///
    /// Every set is told, of an equal value too: `removingDuplicates` skips those. A set allocates nothing.
    override var value: Value {
        get { super.value }
        set {
            guard !isTelling else { return waiting.append(newValue) }
            isTelling = true
            replace(by: newValue)
            tellNowOrLater()
        }
    }

    /// Changes the value in place, where a set would copy a large one. It must not read ``value`` meanwhile.
    func update(_ change: (inout Value) -> Void) {
        guard !isTelling else {
            var next = (waiting.last ?? nil) ?? value
            change(&next)
            return waiting.append(next)
        }
        isTelling = true
        mutate(change)
        tellNowOrLater()
    }

    override func start(_ observer: Observer<Value>) -> ObservationToken {
        guard !isTelling else { return super.start(observer) }
        isTelling = true
        defer { tellWaiting() }
        return super.start(observer)
    }

    private func tellNowOrLater() {
        if Graph.isDeep { Graph.tellLater(self) } else { tell() }
    }

    override func tell() {
        super.tell()
        tellWaiting()
    }

    /// By index, since removing the first of n values n times takes n² steps.
    private func tellWaiting() {
        var next = 0
        while next < waiting.count {
            if let newValue = waiting[next].take() { replace(by: newValue) }
            next += 1
            super.tell()
        }
        if next > 0 { waiting.removeAll(keepingCapacity: true) }
        isTelling = false
    }
}
