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

    // MARK: Tables

    /// A row for each change, a column for each architecture.
    package func table(of figure: CostFigure) -> Table {
        func row(_ title: String, _ text: (Quantiles) -> String) -> [any CellContent] {
            [title]
                + architectures.map { architecture in
                    figure.summary(changes.compactMap { $0[architecture] }, text)
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

    /// A row for each pair of architectures.
    package var comparisonTable: Table {
        Table(
            "Statements", figures: ["fewer", "same", "more", "median difference", "verdict"],
            rows: comparisons.map { pair in
                [
                    "\(pair.architecture) beside \(pair.other)", pair.fewer, pair.same, pair.more,
                    Self.signed(pair.difference), pair.verdict.sign,
                ]
            })
    }

    // MARK: Forms

    /// All tables, and what is to be known of them.
    package var document: Document {
        if changes.isEmpty {
            return Document([.text("There are no changes in scenarios/changes.")])
        }
        return Document(
            CostFigure.all.map { .table(table(of: $0)) } + [
                .table(comparisonTable), .text(conclusion),
                .text(
                    "Statements, declarations and lines are those added and removed together; "
                        + "what is changed counts twice. Verdicts: ▲ costs more, ▼ costs less, "
                        + "= no difference shown, ? too few changes to tell."),
            ])
    }

    /// The verdicts in a sentence, and what it takes for one.
    package var conclusion: String { "\(result) \(needed)" }

    /// The verdicts in a sentence.
    package var result: String {
        let shown = comparisons.filter { [.slower, .faster].contains($0.verdict) }
        let count = "change".counted(changes.count)
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

    /// The median over all changes; nil if an architecture has no patches.
    package func median(of figure: CostFigure, in architecture: String) -> Double? {
        figure.quantiles(changes.compactMap { $0[architecture] })?.first?.median
    }

    private static func text(_ figure: Double) -> String {
        figure.formatted(places: figure == figure.rounded() ? 0 : 1)
    }

    private static func spread(_ quantiles: Quantiles) -> String {
        quantiles.lower == quantiles.upper
            ? text(quantiles.lower) : "\(text(quantiles.lower))–\(text(quantiles.upper))"
    }

    private static func signed(_ figure: Double) -> String {
        figure > 0 ? "+\(text(figure))" : figure < 0 ? "−\(text(-figure))" : "0"
    }
}
