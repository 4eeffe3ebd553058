/// Knows which round is the outermost, and what is to be done when it ends.
///
/// A round is the telling of a change to the observers of one value. A callback may set another value, whose
/// round then runs inside the first. Formulas are worked out when the outermost round has told everyone.
enum Graph {
    private static var rounds = 0

    /// The formulas whose inputs have changed since they were worked out, by their depth.
    private static var stale: [NodeQueue] = []

    /// No formula of less depth is stale.
    private static var leastDepth = Int.max

    /// The nodes whose observers are still to be told of a change.
    private static var untold = NodeQueue()

    static func roundBegins() {
        rounds += 1
    }

    static func roundEnds() {
        // What is set from here on is part of the outermost round as well.
        if rounds == 1 { settle() }
        rounds -= 1
    }

    /// Whether so many rounds run inside each other that one more is to wait until the outermost ends: a chain
    /// of 100,000 values that set one another would overflow the stack.
    static var isDeep: Bool { rounds >= 100 }

    static func markStale(_ formula: Node) {
        guard formula.placeInStale == nil else { return }
        while stale.count <= formula.depth { stale.append(NodeQueue()) }
        formula.placeInStale = stale[formula.depth].append(formula)
        leastDepth = min(leastDepth, formula.depth)
    }

    static func tellLater(_ node: Node) {
        guard node.placeInUntold == nil else { return }
        node.placeInUntold = untold.append(node)
    }

    /// A formula is about to be freed.
    static func forget(_ formula: Node) {
        if let place = formula.placeInStale { stale[formula.depth].remove(at: place) }
        if let place = formula.placeInUntold { untold.remove(at: place) }
        // Releasing its rule can change its inputs. It is not to be marked again.
        formula.placeInStale = -1
    }

    /// Works out what is stale, down to a depth, so that a value of that depth can be read.
    static func update(through depth: Int) {
        while leastDepth <= depth {
            if let formula = stale[leastDepth].takeFirst() {
                formula.placeInStale = nil
                formula.workOut()
            } else {
                leastDepth = leastDepth + 1 < stale.count ? leastDepth + 1 : .max
            }
        }
    }

    private static func settle() {
        update(through: .max - 1)
        while let node = untold.takeFirst() {
            node.placeInUntold = nil
            node.tell()
            update(through: .max - 1)
        }
    }

    // MARK: Releasing

    private static var toRelease: [Any] = []
    private static var isReleasing = false

    /// Releases what a token or a formula held.
    ///
    /// A closure may hold a token, whose closure holds the next, and so on, and a formula holds those it depends
    /// on. Released one inside the other, 100,000 would overflow the stack. So they are released one by one.
    static func release<Held>(_ held: consuming Held?) {
        guard let held else { return }
        if isReleasing { return toRelease.append(held) }
        isReleasing = true
        _ = consume held
        // Bound to a name, so that it is released when the array is no longer in use.
        while let next = toRelease.popLast() { withExtendedLifetime(next) {} }
        isReleasing = false
    }
}

/// Nodes that wait their turn, in the order they came.
///
/// It doesn't own them: a node that is freed takes itself out, and leaves a gap. Adding, removing and taking one
/// take constant time, and where there was room for as many before, they allocate nothing.
private struct NodeQueue {
    private var nodes: [Unmanaged<Node>?] = []
    private var next = 0

    /// - Returns: Where the node stands.
    mutating func append(_ node: Node) -> Int {
        nodes.append(.passUnretained(node))
        return nodes.count - 1
    }

    mutating func remove(at place: Int) {
        nodes[place] = nil
    }

    mutating func takeFirst() -> Node? {
        while next < nodes.count {
            defer { next += 1 }
            if let node = nodes[next] { return node.takeUnretainedValue() }
        }
        nodes.removeAll(keepingCapacity: true)
        next = 0
        return nil
    }
}
