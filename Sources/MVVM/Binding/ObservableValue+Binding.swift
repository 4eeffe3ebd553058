extension ObservableValue {
    /// Applies the current value to `target` at once, and every later one, until the token goes
    /// away. The target isn't kept alive, and nothing is applied to one that is gone.
    func bind<Target: AnyObject>(
        to target: Target, _ apply: @escaping (Target, Value) -> Void
    ) -> ObservationToken {
        observe { [weak target] value in
            if let target { apply(target, value) }
        }
    }

    /// Keeps a property of `target` the same as this value: `title.bind(to: label, \.text)`.
    func bind<Target: AnyObject>(
        to target: Target, _ property: ReferenceWritableKeyPath<Target, Value>
    ) -> ObservationToken {
        bind(to: target) { target, value in target[keyPath: property] = value }
    }
}
