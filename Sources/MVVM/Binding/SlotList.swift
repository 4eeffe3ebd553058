/// The slots of an ``Observable`` in the order they came. Adding and removing take constant time,
/// averaged over many.
///
/// A removed slot leaves a hole, so that the others keep their place. When more than half are
/// holes, they are closed: each removal has then paid for moving at most one slot.
struct SlotList {
    private var slots: ContiguousArray<Slot?> = []
    private var holes = 0

    mutating func append(_ slot: Slot) {
        slot.index = slots.count
        slots.append(slot)
    }

    mutating func remove(_ slot: Slot) {
        // The last one leaves no hole; and where there is but one observer, it is the last.
        if slot.index == slots.count - 1 {
            slots.removeLast()
            return
        }
        slots[slot.index] = nil
        holes += 1
        if holes > slots.count / 2 { closeHoles() }
    }

    /// Tells all slots, which are those of an observable of this type of value.
    ///
    /// A span lends each slot to the call where a loop over the array would retain it, which took
    /// twice as long.
    func tell<Value>(_ value: Value) {
        let span = slots.span
        for index in span.indices {
            guard let slot = span[index] else { continue }
            unsafeDowncast(slot, to: ValueSlot<Value>.self).tell(value)
        }
    }

    func ownerIsGone() {
        for slot in slots { slot?.owner = nil }
    }

    /// Without `removeAll(where:)`, which would check for each slot that it runs on the main actor.
    private mutating func closeHoles() {
        var end = 0
        for index in slots.indices {
            guard let slot = slots[index] else { continue }
            slot.index = end
            slots.swapAt(index, end)
            end += 1
        }
        slots.removeLast(holes)
        holes = 0
    }
}
