import Measuring
import Output

/// What all changes cost: every change with its figures, the median and the spread, and the verdicts.
package struct CostReport: Sendable {
    package let changes: [ChangeCosts]
    let comparisons: [CostComparison]
    let architectures: [String]

    package init(_ changes: [ChangeCosts], of architectures: [String]) {
        self.changes = changes
        self.architectures = architectures
        comparisons = CostComparison.all(in: changes, of: architectures)
    }

    private enum CodingKeys: CodingKey { case changes, comparisons }

    // MARK: Tables

    /// A row for each change, a column for each architecture.
    package func table(of figure: CostFigure) -> Table {
        var table = Table(
            columns: [Table.Column(figure.title)] + architectures.map { Table.Column($0, .right) })
        for change in changes {
            table.add([change.label] + architectures.map { figure.text(change[$0]) })
        }
        if changes.count < 2 { return table }
        for (name, text) in [("median", Self.median), ("the middle half", Self.spread)] {
            table.add(
                [name]
                    + architectures.map { architecture in
                        figure.summary(changes.compactMap { $0[architecture] }, text)
                    })
        }
        return table
    }

    /// A row for each pair of architectures.
    package var comparisonTable: Table {
        var table = Table(
            columns: [Table.Column("Statements")]
                + ["fewer", "same", "more", "median difference", "verdict"]
                .map { Table.Column($0, .right) })
        for pair in comparisons {
            table.add([
                "\(pair.architecture) beside \(pair.other)", String(pair.fewer),
                String(pair.same), String(pair.more), Self.signed(pair.difference),
                pair.verdict.mark,
            ])
        }
        return table
    }

    private var tables: [Table] { CostFigure.all.map(table) + [comparisonTable] }

    // MARK: Forms

    /// The text for a terminal.
    ///
    /// - Parameter width: How many characters fit in a line; nil if that does not matter.
    package func text(width: Int?) -> String {
        if changes.isEmpty { return Self.nothing }
        return
            (tables.map { $0.rendered(width: width) }
            + remarks.map { $0.wrapped(to: width ?? 100).joined(separator: "\n") })
            .joined(separator: "\n\n")
    }

    package var markdown: String {
        if changes.isEmpty { return Self.nothing }
        return (tables.map(\.markdown) + remarks).joined(separator: "\n\n")
    }

    private static let nothing = "There are no changes in scenarios/changes."

    /// A note on the tables.
    private var remarks: [String] {
        [
            conclusion,
            "Statements, declarations and lines are those added and removed together; "
                + "what is changed counts twice. Verdicts: ▲ costs more, ▼ costs less, "
                + "= no difference shown, ? too few changes to tell.",
        ]
    }

    /// The verdicts in a sentence, and what it takes for one.
    package var conclusion: String { "\(result) \(needed)" }

    /// The verdicts in a sentence.
    package var result: String {
        let shown = comparisons.filter { [.slower, .faster].contains($0.verdict) }
        let count = changes.count == 1 ? "1 change" : "\(changes.count) changes"
        if shown.isEmpty {
            return "Over \(count), no difference in cost between any two architectures is shown."
        }
        let sentences = shown.map {
            "\($0.architecture) costs \($0.verdict == .slower ? "more" : "less") than \($0.other)"
        }
        return "Over \(count), a difference in cost is shown for \(shown.count) of "
            + "\(comparisons.count) pairs: \(sentences.listed)."
    }

    private var needed: String {
        if comparisons.isEmpty { return "There are no patches of the same change to compare." }
        let needed = Comparison.processesNeeded(for: comparisons.count)
        return
            "With \(comparisons.count) pairs, a difference is shown by at least \(needed) changes that "
            + "all agree."
    }

    // MARK: Figures

    /// The median over all changes, as a table prints it; a dash if an architecture has no patches.
    package func median(of figure: CostFigure, in architecture: String) -> String {
        figure.summary(changes.compactMap { $0[architecture] }, Self.median)
    }

    private static func text(_ figure: Double) -> String {
        figure.formatted(places: figure == figure.rounded() ? 0 : 1)
    }

    private static func median(_ quantiles: Quantiles) -> String { text(quantiles.median) }

    private static func spread(_ quantiles: Quantiles) -> String {
        quantiles.lower == quantiles.upper
            ? text(quantiles.lower) : "\(text(quantiles.lower))–\(text(quantiles.upper))"
    }

    private static func signed(_ figure: Double) -> String {
        figure > 0 ? "+\(text(figure))" : figure < 0 ? "−\(text(-figure))" : "0"
    }
}
