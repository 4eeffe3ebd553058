import Measuring

/// One figure that is counted, or several that are shown together, such as files and roles.
package struct CostFigure: Sendable {
    package let title: String
    /// The numbers; nil if there is nothing to count, such as in an architecture without unit tests.
    private let numbers: @Sendable (PatchCost) -> [Int]?
    /// The additions and removals whose sum is the number; nil for figures that are no such sum.
    private let edits: @Sendable (PatchCost) -> Edits?

    private init(_ title: String, _ numbers: @escaping @Sendable (PatchCost) -> [Int]?) {
        self.title = title
        self.numbers = numbers
        edits = { _ in nil }
    }

    private init(_ title: String, edits: @escaping @Sendable (PatchCost) -> Edits) {
        self.title = title
        self.edits = edits
        numbers = { [edits($0).total] }
    }

    /// All that a person edits, and the parts of it.
    package static let edits = CostFigure("Edits, of these in sources, in tests") { cost in
        [cost.edits, cost.editsOfSources.total, cost.tests?.edits.total ?? 0]
    }

    package static let newTests = CostFigure("New tests, of these with a screen") { cost in
        cost.tests.map { [$0.writtenTests.count, $0.screenTests.count] }
    }

    package static let statements = CostFigure("Statements", edits: \.statements)

    static let files = CostFigure("Files, roles") { [$0.files.count, $0.roles.count] }

    /// The edits and the files in one row, because the variants have one table for both.
    package static let inVariants = CostFigure(
        "In variants: edits, of these in sources, in tests, files"
    ) { cost in
        (edits.numbers(cost) ?? []) + [cost.files.count]
    }

    package static let all = [
        edits, statements, files,
        CostFigure("Types, protocols, requirements") {
            [$0.types.count, $0.protocols.count, $0.requirements.count]
        },
        CostFigure("Declarations", edits: \.declarations),
        CostFigure("Tests, doubles broken") { cost in
            cost.tests.map { [$0.brokenTests.count, $0.brokenDoubles.count] }
        },
        CostFigure("Tests, doubles written") { cost in
            cost.tests.map { [$0.writtenTests.count, $0.writtenDoubles.count] }
        },
        CostFigure("Lines", edits: \.lines),
    ]

    /// The text of a cell in a table, for one change in one architecture.
    func text(_ cost: PatchCost?) -> String? {
        guard let cost, let numbers = numbers(cost) else { return nil }
        let edits = edits(cost).map { " +\($0.added) −\($0.removed)" }
        return numbers.map(String.init).joined(separator: ", ") + (edits ?? "")
    }

    /// For each of the numbers, its quantiles over all changes; nil if there is nothing to count.
    func quantiles(_ costs: [PatchCost]) -> [Quantiles]? {
        let rows = costs.compactMap(numbers)
        return rows.first?.indices.map { place in Quantiles(of: rows.map { Double($0[place]) }) }
    }

    func summary(_ costs: [PatchCost], _ text: (Quantiles) -> String) -> String? {
        quantiles(costs)?.map(text).joined(separator: ", ")
    }
}
