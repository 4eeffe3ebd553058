/// What an ``Observable`` is to its slots, whatever its values are.
class SlotOwner {
    final var slots = SlotList()

    init() {}

    isolated deinit {
        // A token may outlive the observable, and its slot refers back without owning.
        slots.ownerIsGone()
    }
}
