import Measuring
import Output

/// One of the figures that are counted, or some that are read together.
package struct CostFigure: Sendable {
    package let title: String
    /// What the cell of a change says, beyond the numbers.
    private let remark: @Sendable (PatchCost) -> String
    /// Nil where an architecture has nothing to count.
    let numbers: @Sendable (PatchCost) -> [Int]?

    private init(
        _ title: String, remark: @escaping @Sendable (PatchCost) -> String = { _ in "" },
        numbers: @escaping @Sendable (PatchCost) -> [Int]?
    ) {
        self.title = title
        self.remark = remark
        self.numbers = numbers
    }

    private static func edits(
        _ title: String, _ edits: @escaping @Sendable (PatchCost) -> Edits
    ) -> CostFigure {
        CostFigure(title) {
            let edits = edits($0)
            return " (+\(edits.added) −\(edits.removed))"
        } numbers: {
            [edits($0).total]
        }
    }

    /// The figure that is judged.
    package static let statements = edits("Statements", \.statements)

    package static let all = [
        statements,
        CostFigure("Files, roles") { [$0.files.count, $0.roles.count] },
        CostFigure("Types, protocols, requirements") {
            [$0.types.count, $0.protocols.count, $0.requirements.count]
        },
        edits("Declarations", \.declarations),
        CostFigure("Tests, doubles broken") { cost in
            cost.tests.map { [$0.brokenTests.count, $0.brokenDoubles.count] }
        },
        CostFigure("Tests, doubles written") { cost in
            cost.tests.map { [$0.writtenTests.count, $0.writtenDoubles.count] }
        },
        edits("Lines", \.lines),
    ]

    /// What a table says of one change in one architecture.
    func text(_ cost: PatchCost?) -> String {
        guard let cost, let numbers = numbers(cost) else { return "–" }
        return numbers.map(String.init).joined(separator: ", ") + remark(cost)
    }

    /// A figure of all changes together, for each of the numbers.
    func summary(_ costs: [PatchCost], _ text: (Quantiles) -> String) -> String {
        let rows = costs.compactMap(numbers)
        guard let first = rows.first else { return "–" }
        return first.indices.map { place in
            text(Quantiles(of: rows.map { Double($0[place]) }))
        }.joined(separator: ", ")
    }
}
