/// Gets values, and returns whether its target is still there. A structure, because Swift wraps each closure that is stored
/// in an array in a second closure.
nonisolated struct Subscriber<Value> {
    let send: (Value) -> Bool
}

/// A target, and the closure that applies values to it. One object holds both, because a closure that captures a target
/// weakly takes two blocks of memory: its context, and a box for the reference.
nonisolated final class WeakTarget<Target: AnyObject, Value> {
    private weak var target: Target?
    private let apply: (Target, Value) -> Void

    init(_ target: Target, _ apply: @escaping (Target, Value) -> Void) {
        self.target = target
        self.apply = apply
    }

    /// Returns whether the target is still there.
    func send(_ value: Value) -> Bool {
        guard let target else { return false }
        apply(target, value)
        return true
    }
}
