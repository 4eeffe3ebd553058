/// In a two-way binding a change crosses only where it differs from what is there. That is what
/// brings both sides to rest: a value that crossed finds itself on its way back. One that was put
/// right on the other side differs, so it crosses back, and rests there.
extension Observable where Value: Equatable {
    /// Keeps this and `control` the same, starting from the value of this one.
    func bind<Control: EditableControl<Value>>(twoWay control: Control) -> ObservationToken {
        ObservationToken(ControlBinding(between: self, and: control))
    }

    /// Keeps this and `other` the same, starting from the value of this one. Neither keeps the
    /// other alive.
    func bind(twoWay other: Observable) -> ObservationToken {
        let there = bind(to: other) { $0.change(to: $1) }
        let back = other.bind(to: self) { $0.change(to: $1) }
        return ObservationToken(SubscriptionPair(there, back))
    }

    func change(to newValue: Value) {
        if value != newValue { value = newValue }
    }
}
