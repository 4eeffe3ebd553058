extension ObservableValue {
    /// Applies the current value to `target` at once, and every later one, until the token is released:
    /// `title.bind(to: label) { $0.text = $1 }`. The target isn't kept alive, and nothing is applied to one
    /// that is gone.
    func bind<Target: AnyObject>(
        to target: Target, _ apply: @escaping (Target, Value) -> Void
    ) -> ObservationToken {
        start(TargetObserver(target, apply))
    }
}

/// An observer that works on a target, if that is still there. It holds the target itself, since a closure
/// around `apply` would be a heap block more.
nonisolated final class TargetObserver<Target: AnyObject, Value>: Observer<Value> {
    private weak var target: Target?
    private var apply: ((Target, Value) -> Void)?

    init(_ target: Target, _ apply: @escaping (Target, Value) -> Void) {
        self.target = target
        self.apply = apply
    }

    @MainActor deinit { cancel() }

    @MainActor override func tell(_ value: Value) {
        if let target { apply?(target, value) }
    }

    @MainActor override func release(later: Bool) {
        if later, let apply { Graph.releaseLater(Box(apply)) }
        apply = nil
        super.release(later: later)
    }
}
