extension ObservableValue {
    /// What `transform` makes of each value.
    func map<Result>(_ transform: @escaping (Value) -> Result) -> ObservableValue<Result> {
        let input = FormulaInput(value)
        let formula = Formula(transform(input.value), depth: depth + 1) { _ in
            transform(input.value)
        }
        input.connect(self, to: formula)
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
        let formula = Formula(transform(first.value, second.value), depth: depth) { _ in
            transform(first.value, second.value)
        }
        first.connect(self, to: formula)
        second.connect(other, to: formula)
        return formula
    }

    /// Leaves out each value that is the same, by the given rule, as the last one let through.
    func removingDuplicates(
        by areSame: @escaping (Value, Value) -> Bool
    ) -> ObservableValue<Value> {
        let input = FormulaInput(value)
        let formula = Formula(input.value, depth: depth + 1) { last in
            areSame(last, input.value) ? nil : input.value
        }
        input.connect(self, to: formula)
        return formula
    }
}

extension ObservableValue where Value: Equatable {
    /// Leaves out each value that equals the one before.
    func removingDuplicates() -> ObservableValue<Value> { removingDuplicates(by: ==) }
}

/// A value that is worked out from others, and again when one of those has changed.
private final class Formula<Value>: ObservableValue<Value> {
    /// Holds the inputs. It returns nil where the value stays as it is and nobody is to be told.
    private var rule: ((_ last: Value) -> Value?)?

    init(_ value: Value, depth: Int, rule: @escaping (_ last: Value) -> Value?) {
        self.rule = rule
        super.init(value, depth: depth)
    }

    isolated deinit {
        leaveTokens()
        // Releasing the rule can change an input. The formula is not to be marked again.
        isStale = true
        if Graph.beginRelease(), let rule { Graph.releaseLater(Box(rule)) }
        rule = nil
        Graph.endRelease()
    }

    override func workOut() {
        let last = current
        guard let newValue = rule?(last) else { return }
        replace(by: newValue)
        Graph.tellLater(self)
    }
}

/// An arrow from a value to a formula. It keeps the last value, so the formula need not keep an ``Observable``
/// alive.
private nonisolated final class FormulaInput<Value>: Observer<Value> {
    private(set) var value: Value

    /// Unmanaged, since the formula owns the rule, which owns this.
    private var owner: Unmanaged<Node>?

    init(_ value: Value) {
        self.value = value
    }

    @MainActor deinit { cancel() }

    @MainActor func connect(_ source: Node, to formula: Node) {
        owner = .passUnretained(formula)
        source.add(self, isInput: true)
    }

    @MainActor override func tell(_ value: Value) {
        self.value = value
        if let owner { Graph.markStale(owner.takeUnretainedValue()) }
    }
}
