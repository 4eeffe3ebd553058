extension ObservableValue {
    /// What `transform` makes of each value.
    func map<Result>(_ transform: @escaping (Value) -> Result) -> ObservableValue<Result> {
        let input = FormulaInput(value)
        let formula = Formula(transform(value), depth: depth + 1)
        input.connect(self, to: formula)
        formula.setRule { $0.update(to: transform(input.value)) }
        return formula
    }

    /// What `transform` makes of this value and another one, each time either has changed.
    ///
    /// It gets both as they are when a change has reached everyone, never one new and the other one old.
    func combineLatest<Other, Result>(
        _ other: ObservableValue<Other>, _ transform: @escaping (Value, Other) -> Result
    ) -> ObservableValue<Result> {
        let first = FormulaInput(value)
        let second = FormulaInput(other.value)
        let depth = max(depth, other.depth) + 1
        let formula = Formula(transform(first.value, second.value), depth: depth)
        first.connect(self, to: formula)
        second.connect(other, to: formula)
        formula.setRule { $0.update(to: transform(first.value, second.value)) }
        return formula
    }

    /// Leaves out each value that is the same, by the given rule, as the last one let through.
    func removingDuplicates(
        by areSame: @escaping (Value, Value) -> Bool
    ) -> ObservableValue<Value> {
        let input = FormulaInput(value)
        let formula = Formula(input.value, depth: depth + 1)
        input.connect(self, to: formula)
        formula.setRule { formula in
            let last = formula.current
            if !areSame(last, input.value) { formula.update(to: input.value) }
        }
        return formula
    }
}

extension ObservableValue where Value: Equatable {
    /// Leaves out each value that equals the one before.
    func removingDuplicates() -> ObservableValue<Value> { removingDuplicates { $0 == $1 } }
}

/// A value that is worked out from others, and again when one of those has changed.
private final class Formula<Value>: ObservableValue<Value> {
    isolated deinit {
        leaveTokens(with: current)
        // Releasing the rule can change an input. The formula is not to be marked again.
        isStale = true
        if Graph.beginRelease(), let rule { Graph.releaseLater(Box(rule)) }
        rule = nil
        Graph.endRelease()
    }

    /// - Parameter rule: Holds the inputs, and is held by the formula.
    func setRule(_ rule: @escaping (Formula) -> Void) {
        let formula = Unmanaged.passUnretained(self)
        self.rule = { rule(formula.takeUnretainedValue()) }
    }

    func update(to newValue: Value) {
        replace(by: newValue)
        Graph.tellLater(self)
    }
}

/// An arrow from a value to a formula. It doesn't keep an ``Observable`` alive, but remembers its last value.
private nonisolated final class FormulaInput<Value>: Observer<Value> {
    private var lastValue: Value

    init(_ value: Value) {
        lastValue = value
    }

    @MainActor deinit { cancel() }

    @MainActor var value: Value {
        guard let source = source?.takeUnretainedValue() else { return lastValue }
        return unsafeDowncast(source, to: ObservableValue<Value>.self).current
    }

    @MainActor func connect(_ source: Node, to formula: Node) {
        owner = .passUnretained(formula)
        source.add(self)
    }

    @MainActor override func tell(_ value: Value) { lastValue = value }
}
