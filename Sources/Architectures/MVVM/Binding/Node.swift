/// What can be followed, whatever the type of its value: the chain of those that follow it.
///
/// First in the chain are the inputs of formulas, the newest first; then come the observers, the oldest
/// first. Each token is its own place, so adding and removing take constant time and no memory.
class Node {
    private typealias Link = ObservationToken.Link

    /// 0 for a value that is set. For a formula, one more than the deepest value that it depends on.
    final let depth: Int
    /// Works out the value, if it is that of a formula. It is made where all types are known, so the compiler
    /// can specialise it; an overridden method of a generic class takes several times as long.
    final var rule: (() -> Void)?

    /// Whether the ``Graph`` is to work out the value, and to tell the observers; and the node after this one.
    final var isStale = false
    final var isUntold = false
    final var nextStale: Node?
    final var nextUntold: Node?

    private var first: ObservationToken.Link?
    private var last: ObservationToken.Link?
    /// The follower after the one that is being told.
    private var next: ObservationToken.Link?
    /// Counts the changes. Whoever is added sees the current value, and isn't told of older changes.
    private var version = 0

    init(depth: Int) {
        self.depth = depth
    }

    nonisolated deinit {}

    /// Tells the value to the observers that have not seen it.
    func tell() {}

    final func add(_ token: ObservationToken) {
        let isInput = token.owner != nil
        token.source = depth > 0 ? .formula(self) : .value(.passUnretained(self))
        token.versionSeen = isInput ? .max : version
        token.previous = isInput ? nil : last
        token.next = isInput ? first : nil
        link(token.previous, to: .passUnretained(token))
        link(.passUnretained(token), to: token.next)
    }

    final func remove(_ token: ObservationToken) {
        if next?.toOpaque() == Link.passUnretained(token).toOpaque() { next = token.next }
        link(token.previous, to: token.next)
    }

    /// Makes two tokens neighbours; nil stands for the end of the chain.
    private func link(_ previous: ObservationToken.Link?, to next: ObservationToken.Link?) {
        if let previous { previous.takeUnretainedValue().next = next } else { first = next }
        if let next { next.takeUnretainedValue().previous = previous } else { last = previous }
    }

    /// Called when the node is released. The tokens may outlive it; the inputs remember the last value.
    final func leaveTokens<Value>(with value: Value) {
        while let token = first?.takeUnretainedValue() {
            if token.owner != nil { token.observer(of: Value.self).tell(value) }
            token.source = nil
            first = token.next
        }
    }

    /// Counts a change, and marks the formulas that depend on it. So whoever is told of the change and reads
    /// a formula gets its new value.
    final func didChange() {
        version += 1
        var link = first
        while let input = link, let formula = input.owner {
            link = input.next
            Graph.markStale(formula.takeUnretainedValue())
        }
    }

    /// Tells a value to the observers that were there when it changed. They may add and remove others.
    final func tellObservers<Value>(_ value: Value) {
        let version = version
        Graph.beginRound()
        next = first
        while let link = next {
            next = link.next
            guard link.versionSeen < version else { continue }
            if let closure = link.closure(of: Value.self) {
                closure(value)
            } else {
                link.takeUnretainedValue().observer(of: Value.self).tell(value)
            }
        }
        Graph.endRound()
    }
}
