/// One observer's place in an ``Observable``.
///
/// The observable owns it, and so does the token. It is an object with a constant closure, so that
/// a round can call the closure without retaining it first.
final class Slot<Value>: Subscription {
    private let observer: (Value) -> Void

    /// Where it stands in its ``SlotList``, which keeps this up to date.
    var index = 0

    /// Not owned, or a token would keep the observable alive. `unowned` saves the extra allocation
    /// of `weak`; the observable clears it when it goes.
    unowned var observable: Observable<Value>?

    /// A round under way may still have to pass this slot after it was removed.
    private var isCancelled = false

    init(_ observer: @escaping (Value) -> Void, in observable: Observable<Value>) {
        self.observer = observer
        self.observable = observable
    }

    func tell(_ value: Value) {
        if !isCancelled { observer(value) }
    }

    func cancel() {
        isCancelled = true
        observable?.remove(self)
        observable = nil
    }
}
