extension ObservableValue {
    /// Applies the current value to `target` at once, and every later one, until the token is released. The
    /// target isn't kept alive, and nothing is applied to one that is gone.
    func bind<Target: AnyObject>(
        to target: Target, _ apply: @escaping (Target, Value) -> Void
    ) -> ObservationToken {
        start(TargetObserver(target, apply))
    }

    /// Keeps a property of `target` the same as this value: `title.bind(to: label, \.text)`.
    func bind<Target: AnyObject>(
        to target: Target, _ property: ReferenceWritableKeyPath<Target, Value>
    ) -> ObservationToken {
        start(PropertyObserver(target, property))
    }
}

/// An observer that works on a target, if that is still there. It holds the target itself, where a closure
/// around `apply` would be a second heap block.
nonisolated final class TargetObserver<Target: AnyObject, Value>: Observer<Value> {
    private weak var target: Target?
    private var apply: ((Target, Value) -> Void)?

    init(_ target: Target, _ apply: @escaping (Target, Value) -> Void) {
        self.target = target
        self.apply = apply
        super.init()
    }

    @MainActor override func tell(_ value: Value) {
        if let target { apply?(target, value) }
    }

    @MainActor override func releaseCaptures() {
        Graph.release(apply.take())
    }
}

private nonisolated final class PropertyObserver<Target: AnyObject, Value>: Observer<Value> {
    private weak var target: Target?
    private let property: ReferenceWritableKeyPath<Target, Value>

    init(_ target: Target, _ property: ReferenceWritableKeyPath<Target, Value>) {
        self.target = target
        self.property = property
        super.init()
    }

    @MainActor override func tell(_ value: Value) {
        target?[keyPath: property] = value
    }
}
