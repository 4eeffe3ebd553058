/// Knows what is to be done when the outermost round ends. A round tells one change to the observers of one value;
/// a callback may set another value, whose round then runs inside the first.
enum Graph {
    private static var rounds = 0
    /// The formulas to be worked out, the least deep first.
    private static var firstStale: Node?
    /// The nodes whose observers are to be told, in the order in which they changed.
    private static var firstUntold: Node?
    private static var lastUntold: Node?

    static func beginRound() {
        rounds += 1
    }

    static func endRound() {
        // What is set meanwhile is still part of the outermost round.
        if rounds == 1, firstStale != nil || firstUntold != nil { settle() }
        rounds -= 1
    }

    /// Whether so many rounds run inside each other that the next one has to wait for the end of the outermost:
    /// a chain of 100,000 values that set one another would overflow the stack.
    static var isDeep: Bool { rounds >= 100 }

    static func markStale(_ formula: Node) {
        if formula.isStale { return }
        formula.isStale = true
        var previous: Node?
        var next = firstStale
        while let node = next, node.depth < formula.depth {
            previous = node
            next = node.nextStale
        }
        formula.nextStale = next
        if let previous { previous.nextStale = formula } else { firstStale = formula }
    }

    static func tellLater(_ node: Node) {
        if node.isUntold { return }
        node.isUntold = true
        if let lastUntold { lastUntold.nextUntold = node } else { firstUntold = node }
        lastUntold = node
    }

    /// Works out what is stale down to a depth, so that a value of that depth can be read.
    static func update(through depth: Int) {
        while var formula = firstStale, formula.depth <= depth {
            firstStale = formula.nextStale.take()
            // Nobody reads or follows a formula that only this list held.
            if isKnownUniquelyReferenced(&formula) { continue }
            formula.isStale = false
            formula.rule?()
        }
    }

    private static func settle() {
        update(through: .max)
        while let node = firstUntold {
            firstUntold = node.nextUntold.take()
            if firstUntold == nil { lastUntold = nil }
            node.isUntold = false
            node.tell()
            update(through: .max)
        }
    }

    // MARK: Releasing

    private static var releases = 0
    /// A list rather than an array: whether it is empty is asked whenever a token ends.
    private static var toRelease: ReleasedLater?

    /// A closure may hold a token whose closure holds the next, and a formula those that it depends on. So it
    /// returns true when so many are released inside each other that the next is to be released later.
    static func beginRelease() -> Bool {
        releases += 1
        return releases > 100
    }

    static func releaseLater(_ captured: Any) {
        toRelease = ReleasedLater(captured, next: toRelease)
    }

    static func endRelease() {
        if releases == 1 {
            // A list is released link by link: the compiler sees to that. And what is released can put off more.
            while toRelease.take() != nil {}
        }
        releases -= 1
    }
}

private final class ReleasedLater {
    let captured: Any
    let next: ReleasedLater?

    init(_ captured: Any, next: ReleasedLater?) {
        self.captured = captured
        self.next = next
    }
}
