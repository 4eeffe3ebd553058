import Console
import Measuring
import Workshop

/// What all changes cost: the comparison of any two architectures, and the figures of every change, the median and the spread.
package struct CostReport: Sendable {
    package let changes: [ChangeCosts]
    let architectures: [String]

    package init(_ changes: [ChangeCosts], of architectures: [String]) {
        self.changes = changes
        self.architectures = architectures
    }

    // MARK: Tables

    /// The titles of the tables that compare architectures.
    package static let comparedTitle = "Edits, compared"
    static let comparedSourcesTitle = "Edits of sources, compared"
    static let eachAuthorTitle = "Edits, compared, each author alone"
    package static let leftOutTitle = "Edits, compared, each change left out"
    static let testsKeptTitle = "Edits, compared, if the tests of MVC are kept, too"

    /// The title of a table that also has the solutions with their rules in a type of their own.
    package static func titleInAType(_ figure: CostFigure) -> String {
        figure.title + ", also with rules in a type"
    }

    /// A row for each change, a column for each architecture.
    package func table(of figure: CostFigure) -> Table {
        func row(_ title: String, _ text: (Quantiles) -> String) -> [any CellContent] {
            [title]
                + architectures.map { architecture in
                    figure.summary(independent.compactMap { $0[architecture] }, text)
                }
        }
        let rows = changes.map { change in
            [change.label] + architectures.map { figure.text(change[$0]) }
        }
        let summary = [
            row("median") { Self.text($0.median) }, row("the middle half", Self.spread),
        ]
        return Table(
            figure.title, figures: architectures, rows: rows + (rows.count > 1 ? summary : []))
    }

    /// The edits and the new tests of the changes that are also made with their rules in a type of their own, beside those of
    /// the first author in all architectures; none if there are no such changes.
    private var inAType: [Table] {
        let changes = changes.filter { change in
            architectures.contains { change[Exercise.titleInAType($0)] != nil }
        }
        if changes.isEmpty { return [] }
        let columns = architectures.flatMap { [$0, Exercise.titleInAType($0)] }
            .filter { column in changes.contains { $0[column] != nil } }
        return [CostFigure.edits, .newTests].map { figure in
            Table(
                Self.titleInAType(figure), figures: columns,
                rows: changes.map { change in
                    [change.label] + columns.map { figure.text(change[$0]) }
                })
        }
    }

    // MARK: Forms

    /// All tables, and a text that explains them.
    package var document: Document {
        if changes.isEmpty {
            return Document([.text("There are no changes in scenarios/changes.")])
        }
        let ratios = CostRatios(of: changes, in: architectures)
        return Document(
            ratios.parts + CostFigure.all.map { .table(table(of: $0)) }
                + inAType.map { .table($0) } + [
                    .text(
                        "Statements, declarations and lines: the first number is the sum of those added (+) and removed (−). A "
                            + "changed statement, declaration or line counts twice, as one removed and one added. The medians leave out "
                            + "a change that begins with the solution of another."
                    )
                ])
    }

    // MARK: Figures

    /// The median over all changes of the app as it is; nil if an architecture has no patches.
    package func median(of figure: CostFigure, in architecture: String) -> Double? {
        figure.quantiles(independent.compactMap { $0[architecture] })?.first?.median
    }

    private var independent: [ChangeCosts] { changes.filter { !$0.hasStart } }

    private static func text(_ figure: Double) -> String {
        figure.formatted(places: figure == figure.rounded() ? 0 : 1)
    }

    private static func spread(_ quantiles: Quantiles) -> String {
        quantiles.lower == quantiles.upper
            ? text(quantiles.lower) : "\(text(quantiles.lower))–\(text(quantiles.upper))"
    }
}
