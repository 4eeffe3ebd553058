/// Holds a value and tells its observers, in the order they came.
///
/// A set made while observers are being told waits until all of them have been told. So they all
/// see the same values in the same order, and the last one they see is ``value``.
final class Observable<Value>: SlotOwner, ObservableValue {
    private var current: Value

    /// What was set during the round under way. Empty nearly always, and an empty array costs
    /// nothing; its room is kept, so that not even a repeated set from a callback allocates.
    private var waiting: [Value] = []
    private var isTelling = false

    init(_ value: Value) {
        current = value
    }

    /// The value that observers were told last, or are being told now.
    ///
    /// Every set is told, of an equal value too: ask for ``removingDuplicates()`` to skip those.
    var value: Value {
        get { current }
        set {
            guard !isTelling else { return waiting.append(newValue) }
            isTelling = true
            tell(newValue)
            finishTelling()
        }
    }

    /// Inside a callback the new observer gets the value in flight here, and not a second time from
    /// the round under way: that one goes over the slots there were when it began.
    func observe(_ observer: @escaping (Value) -> Void) -> ObservationToken {
        let slot = ValueSlot(observer, in: self)
        slots.append(slot)
        if isTelling {
            observer(current)
        } else {
            // What the observer sets on its first call waits for that call to end, like any other.
            isTelling = true
            observer(current)
            finishTelling()
        }
        return ObservationToken(slot)
    }

    /// One round. It goes over a copy of the slots, which costs nothing unless a callback adds or
    /// removes one, and which keeps alive a closure that ends its own observation.
    private func tell(_ newValue: Value) {
        replaceCurrent(by: newValue)
        Settlement.roundBegins()
        let round = slots
        round.tell(newValue)
        Settlement.roundEnds()
    }

    /// Swapped rather than assigned, because the old value has to outlast the change of `current`:
    /// its going may run code that comes back here.
    private func replaceCurrent(by newValue: Value) {
        var old = newValue
        swap(&current, &old)
    }

    private func finishTelling() {
        while !waiting.isEmpty { tell(waiting.removeFirst()) }
        isTelling = false
    }
}
