/// Knows which round is the outermost, and what is to be done when it ends.
///
/// A round tells one change to the observers of one value. A callback may set another value, whose round then
/// runs inside the first.
enum Graph {
    private static var rounds = 0

    /// The formulas to be worked out, by their depth, and the least of these depths.
    private static var stale: [[Node]] = []
    private static var leastDepth = Int.max

    /// The nodes whose observers are to be told, in the order in which they changed.
    private static var untold: [Node?] = []
    private static var hasUntold = false

    static func beginRound() {
        rounds += 1
    }

    static func endRound() {
        // What is set meanwhile is still part of the outermost round.
        if rounds == 1, leastDepth < .max || hasUntold { settle() }
        rounds -= 1
    }

    /// Whether so many rounds run inside each other that the next one has to wait for the end of the outermost:
    /// a chain of 100,000 values that set one another would overflow the stack.
    static var isDeep: Bool { rounds >= 100 }

    static func markStale(_ formula: Node) {
        if formula.isStale { return }
        formula.isStale = true
        while stale.count <= formula.depth { stale.append([]) }
        stale[formula.depth].append(formula)
        leastDepth = min(leastDepth, formula.depth)
    }

    static func tellLater(_ node: Node) {
        if node.isUntold { return }
        node.isUntold = true
        untold.append(node)
        hasUntold = true
    }

    /// Works out what is stale down to a depth, so that a value of that depth can be read.
    static func update(through depth: Int) {
        while leastDepth <= depth {
            guard var formula = stale[leastDepth].popLast() else {
                leastDepth = leastDepth + 1 < stale.count ? leastDepth + 1 : .max
                continue
            }
            // Nobody reads or follows a formula that only this list holds.
            if isKnownUniquelyReferenced(&formula) { continue }
            formula.isStale = false
            formula.rule?()
        }
    }

    private static func settle() {
        update(through: .max - 1)
        var next = 0
        while next < untold.count {
            let node = untold[next].take()
            next += 1
            node?.isUntold = false
            node?.tell()
            update(through: .max - 1)
        }
        untold.removeAll(keepingCapacity: true)
        hasUntold = false
    }

    // MARK: Releasing

    private static var releases = 0
    private static var toRelease: [AnyObject] = []

    /// A closure may hold a token whose closure holds the next, and a formula holds those that it depends on.
    /// Released one inside the other, 100,000 would overflow the stack.
    ///
    /// - Returns: Whether so many releases run inside each other that this one is to be made later.
    static func beginRelease() -> Bool {
        releases += 1
        return releases > 100
    }

    static func releaseLater(_ object: AnyObject) {
        toRelease.append(object)
    }

    static func endRelease() {
        if releases == 1 {
            while let next = toRelease.popLast() { extendLifetime(next) }
        }
        releases -= 1
    }
}

/// Makes an object of a closure.
final class Box<Content> {
    private let content: Content

    init(_ content: Content) {
        self.content = content
    }
}
