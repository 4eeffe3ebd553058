extension ObservableValue {
    /// What `transform` makes of each value.
    func map<Result>(_ transform: @escaping (Value) -> Result) -> ObservableValue<Result> {
        let formula = Formula(transform(value), depth: depth + 1)
        let input = FormulaInput(of: formula, self)
        formula.rule = { [unowned formula] in formula.update(to: transform(input.value)) }
        return formula
    }

    /// What `transform` makes of this value and another one: never of one that is new and one that is old.
    func combineLatest<Other, Result>(
        _ other: ObservableValue<Other>, _ transform: @escaping (Value, Other) -> Result
    ) -> ObservableValue<Result> {
        combineLatest(other, other) { value, other, _ in transform(value, other) }
    }

    /// The same with two others: one formula takes less memory than two.
    func combineLatest<Other, Third, Result>(
        _ other: ObservableValue<Other>, _ third: ObservableValue<Third>,
        _ transform: @escaping (Value, Other, Third) -> Result
    ) -> ObservableValue<Result> {
        let formula = Formula(
            transform(value, other.value, third.value),
            depth: max(depth, other.depth, third.depth) + 1)
        let first = FormulaInput(of: formula, self)
        let second = FormulaInput(of: formula, other)
        let third = FormulaInput(of: formula, third)
        formula.rule = { [unowned formula] in
            formula.update(to: transform(first.value, second.value, third.value))
        }
        return formula
    }

    /// Leaves out each value that is the same, by the given rule, as the last one let through.
    func removingDuplicates(
        by areSame: @escaping (Value, Value) -> Bool
    ) -> ObservableValue<Value> {
        let formula = Formula(value, depth: depth + 1)
        let input = FormulaInput(of: formula, self)
        formula.rule = { [unowned formula] in
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
        // Nobody follows it, since a token keeps its formula. But releasing the rule can change an input, and the
        // formula is not to be marked again.
        isStale = true
        if Graph.beginRelease(), let rule { Graph.releaseLater(rule) }
        rule = nil
        Graph.endRelease()
    }

    func update(to newValue: Value) {
        replace(by: newValue)
        Graph.tellLater(self)
    }
}

/// An arrow from a value to a formula, whose rule holds it. It remembers the last value of a value that is gone.
private nonisolated final class FormulaInput<Value>: Observer<Value> {
    private var lastValue: Value

    @MainActor init(of formula: Node, _ source: ObservableValue<Value>) {
        lastValue = source.current
        super.init()
        owner = .passUnretained(formula)
        source.add(self)
    }

    @MainActor deinit { cancel() }

    @MainActor var value: Value { observed?.current ?? lastValue }

    @MainActor override func tell(_ value: Value) { lastValue = value }
}
