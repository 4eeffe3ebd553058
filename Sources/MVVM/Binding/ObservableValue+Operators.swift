extension ObservableValue {
    /// What `transform` makes of each value.
    func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Derived<NewValue> {
        Derived { observer in
            observe { observer(transform($0)) }
        }
    }

    /// Leaves out each value that is the same, by the given rule, as the last one let through.
    func removingDuplicates(by areSame: @escaping (Value, Value) -> Bool) -> Derived<Value> {
        Derived { observer in
            var last: Value?
            return observe { value in
                if let last, areSame(last, value) { return }
                last = value
                observer(value)
            }
        }
    }

    /// This value and another together, each time either changes.
    ///
    /// Both are shown as they are when a change has reached everyone, never one new and the other
    /// still old. What changes several times until then is shown once, as it ends up.
    func combineLatest<Other: ObservableValue>(
        _ other: Other
    ) -> Derived<(Value, Other.Value)> {
        Derived { observer in
            var first: Value?
            var second: Other.Value?
            let junction = Junction {
                if let first, let second { observer((first, second)) }
            }
            junction.firstInput = observe {
                first = $0
                junction.inputDidChange()
            }
            junction.secondInput = other.observe {
                second = $0
                junction.inputDidChange()
            }
            return junction.start()
        }
    }

    /// The value of the observable that `transform` last chose.
    ///
    /// A change of the choice and of the chosen value in one go is shown once, when it has reached
    /// everyone. The chosen observable isn't kept alive: someone else has to hold it.
    func flatMapLatest<Inner: ObservableValue>(
        _ transform: @escaping (Value) -> Inner
    ) -> Derived<Inner.Value> {
        Derived { observer in
            var latest: Inner.Value?
            let junction = Junction {
                if let latest { observer(latest) }
            }
            junction.firstInput = observe { choice in
                // The token of the previous choice goes away here, and its observation with it.
                junction.secondInput = transform(choice).observe {
                    latest = $0
                    junction.inputDidChange()
                }
            }
            return junction.start()
        }
    }
}

extension ObservableValue where Value: Equatable {
    /// Leaves out each value that equals the one before.
    func removingDuplicates() -> Derived<Value> {
        removingDuplicates { $0 == $1 }
    }
}
