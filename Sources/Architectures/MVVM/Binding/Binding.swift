extension ObservableValue {
    /// Applies the value to `target` at once, and every later one, until the token or the target is released:
    /// `title.bind(to: self) { $0.label.text = $1 }`. A screen binds to itself rather than to its labels and
    /// buttons, because an object that is referenced weakly takes more memory and time.
    func bind<Target: AnyObject>(
        to target: Target, _ apply: @escaping (Target, Value) -> Void
    ) -> ObservationToken {
        start(TargetObserver(target, apply))
    }
}

/// Applies values to a target that is still there. A closure around `apply` would be a heap block more.
nonisolated final class TargetObserver<Target: AnyObject, Value>: Observer<Value> {
    private weak var target: Target?
    private var apply: ((Target, Value) -> Void)?

    init(_ target: Target, _ apply: @escaping (Target, Value) -> Void) {
        self.target = target
        self.apply = apply
        super.init()
    }

    @MainActor deinit { cancel() }

    @MainActor override func tell(_ value: Value) {
        if let target { apply?(target, value) }
    }

    @MainActor override func release(later: Bool) {
        let captures = apply
        apply = nil
        if later, let captures { Graph.releaseLater(captures) }
    }
}
