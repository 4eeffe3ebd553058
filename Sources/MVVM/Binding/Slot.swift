/// One observer's place in an ``Observable``, whatever its values are.
///
/// The observable owns it, and so does the token. What has to do with the place alone isn't generic: a
/// token calls it without knowing the type of the value, and the compiler could not specialise it there.
class Slot: Subscription {
    /// Where it stands in its ``SlotList``, which keeps this up to date.
    final var index = 0

    /// Not owned, or a token would keep the observable alive. `unowned` saves the extra allocation
    /// of `weak`; the observable clears it when it goes.
    final unowned var owner: SlotOwner?

    /// A round under way may still have to pass this slot after it was removed.
    fileprivate final var isCancelled = false

    init(in owner: SlotOwner) {
        self.owner = owner
    }

    /// There is nothing to do here, and so no need to make sure that it's done on the main actor, which
    /// takes as long as the rest of an observation's end.
    nonisolated deinit {}

    final func cancel() {
        isCancelled = true
        owner?.slots.remove(self)
        owner = nil
    }
}

/// The place of an observer of values of one type.
///
/// It is an object with a constant closure, so that a round can call the closure without retaining it
/// first.
final class ValueSlot<Value>: Slot {
    private let observer: (Value) -> Void

    init(_ observer: @escaping (Value) -> Void, in owner: SlotOwner) {
        self.observer = observer
        super.init(in: owner)
    }

    nonisolated deinit {}

    func tell(_ value: Value) {
        if !isCancelled { observer(value) }
    }
}
