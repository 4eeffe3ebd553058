/// Knows when every round is over, and settles the junctions that wait for it.
///
/// A callback may set another observable, whose round then runs inside the first. Only when the
/// outermost one has reached its last observer does nothing half-updated remain.
enum Settlement {
    private static var roundsUnderWay = 0
    private static var unsettled: [Junction] = []

    /// All that a round has to look at, when nobody waits.
    private static var hasUnsettled = false

    static func roundBegins() {
        roundsUnderWay += 1
    }

    static func roundEnds() {
        // Counted as part of the outermost round, so that what is set meanwhile waits its turn.
        if roundsUnderWay == 1, hasUnsettled { settleAll() }
        roundsUnderWay -= 1
    }

    static func settleLater(_ junction: Junction) {
        unsettled.append(junction)
        hasUnsettled = true
    }

    /// By index, because showing one may unsettle others; at the end the room is kept, so that a
    /// set allocates nothing here either.
    private static func settleAll() {
        var next = 0
        while next < unsettled.count {
            unsettled[next].settle()
            next += 1
        }
        unsettled.removeAll(keepingCapacity: true)
        hasUnsettled = false
    }
}
