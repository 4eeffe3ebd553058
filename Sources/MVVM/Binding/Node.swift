/// What can be followed, whatever the type of its value: the chains of its followers.
class Node {
    /// 0 for a value that is set. For a formula one more than the deepest value that it depends on.
    final let depth: Int

    /// Where the ``Graph`` has the node among those that are stale, and those that have something to tell.
    final var placeInStale: Int?
    final var placeInUntold: Int?

    /// The inputs of formulas. They get a change before any observer does, so whoever is told of the change
    /// and reads a formula gets the new value of that too.
    private var inputs = Chain()
    private var observers = Chain()

    /// The observer after the one that is being told.
    private var next: Chain.Link?

    /// Counts the changes. An observer gets the current value when it is added, so it isn't told of changes
    /// that are older than itself.
    private var version = 0

    init(depth: Int) {
        self.depth = depth
    }

    isolated deinit {
        inputs.forEach { $0.source = nil }
        observers.forEach { $0.source = nil }
    }

    /// Works out the value, if it is that of a formula.
    func workOut() {}

    /// Tells the value to the observers that have not seen it.
    func tell() {}

    final func add(_ token: ObservationToken) {
        token.source = .passUnretained(self)
        token.formula = depth > 0 ? self : nil
        token.versionSeen = version
        if token.isInput { inputs.append(token) } else { observers.append(token) }
    }

    final func remove(_ token: ObservationToken) {
        if token.isInput { return inputs.remove(token) }
        if next?.toOpaque() == Chain.Link.passUnretained(token).toOpaque() { next = token.next }
        observers.remove(token)
    }

    /// Counts a change and passes it to the formulas that depend on it.
    final func change<Value>(to value: Value) {
        version += 1
        inputs.forEach { $0.observer(of: Value.self).tell(value) }
    }

    /// Tells a value to the observers that were there when it changed. They may add and remove observers.
    final func tellObservers<Value>(_ value: Value) {
        let version = version
        next = observers.first
        while let link = next, link.versionSeen < version {
            next = link.next
            if let closure = link.closure(of: Value.self) {
                closure(value)
            } else {
                link.takeUnretainedValue().observer(of: Value.self).tell(value)
            }
        }
    }
}
