import Measuring
import Output
import Workshop

/// What all changes cost: every change with its figures, the median and the spread, and the verdicts.
package struct CostReport: Encodable, Sendable {
    package let changes: [ChangeCosts]
    package let comparisons: [CostComparison]
    let architectures: [String]

    package init(_ changes: [ChangeCosts], of architectures: [String]) {
        self.changes = changes
        self.architectures = architectures
        comparisons = CostComparison.all(in: changes, of: architectures)
    }

    // MARK: Tables

    /// A row for each change, a column for each architecture.
    package func table(of figure: CostFigure) -> Table {
        var table = table(titled: figure.title)
        for change in changes {
            table.add([change.label] + architectures.map { figure.text(change[$0]?.cost) })
        }
        if changes.count > 1 {
            table.add(summary(of: figure, named: "median") { Self.text($0.median) })
            table.add(
                summary(of: figure, named: "half of them", Self.spread))
        }
        return table
    }

    private func summary(
        of figure: CostFigure, named name: String, _ text: (Quantiles) -> String
    ) -> [String] {
        [name]
            + architectures.map { architecture in
                figure.summary(changes.compactMap { $0[architecture]?.cost }, text)
            }
    }

    /// What was measured; nil if nothing was.
    package var measuredTable: Table? {
        guard changes.contains(where: { $0.columns.contains { $0.measured != nil } }) else {
            return nil
        }
        var table = table(titled: "Seconds to build again, counts of a session")
        for change in changes {
            table.add([change.label] + architectures.map { change[$0]?.measured?.text ?? "–" })
        }
        return table
    }

    private func table(titled title: String) -> Table {
        Table(
            columns: [Table.Column(title)] + architectures.map { Table.Column($0, .right) })
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

    // MARK: Forms

    /// The text for a terminal.
    ///
    /// - Parameter width: How many characters fit in a line; nil if that does not matter.
    package func text(width: Int?) -> String {
        if changes.isEmpty { return Self.nothing }
        let tables = CostFigure.all.map(table) + [measuredTable].compactMap(\.self)
        let remarks = remarks + (measuredTable == nil ? [Self.unmeasured] : [])
        return
            ((tables + [comparisonTable]).map { $0.rendered(width: width) }
            + remarks.map { $0.wrapped(to: width ?? 100).joined(separator: "\n") })
            .joined(separator: "\n\n")
    }

    /// The figures that no machine changes.
    package var markdown: String {
        if changes.isEmpty { return Self.nothing }
        return ((CostFigure.all.map(table) + [comparisonTable]).map(\.markdown) + remarks)
            .joined(separator: "\n\n")
    }

    private static let nothing = "There are no changes in scenarios/changes."

    /// What is to be known of the tables.
    private var remarks: [String] {
        [
            conclusion,
            "Statements, declarations and lines are those added and removed together; "
                + "what is changed counts twice. \(Self.legend). "
                + "`triptych change --explain` says how each figure is counted.",
        ]
    }

    private static let unmeasured =
        "The seconds to build again and the counts of a session are not in this table: "
        + "`triptych change NAME --measure` measures them, which takes minutes."

    /// What the verdicts come to, in a sentence.
    package var conclusion: String {
        let shown = comparisons.filter { [.slower, .faster].contains($0.verdict) }
        let count = changes.count == 1 ? "1 change" : "\(changes.count) changes"
        guard !shown.isEmpty else {
            return "Over \(count), no difference in cost between any two architectures is shown. "
                + "\(needed)"
        }
        let sentences = shown.map {
            "\($0.architecture) costs \($0.verdict == .slower ? "more" : "less") than \($0.other)"
        }
        return "Over \(count), a difference in cost is shown for \(shown.count) of "
            + "\(comparisons.count) pairs: \(sentences.listed). \(needed)"
    }

    private var needed: String {
        if comparisons.isEmpty { return "There are no patches of the same change to compare." }
        let needed = Comparison.processesNeeded(for: comparisons.count)
        return "If all changes agree, \(needed) are needed to show one among "
            + "\(comparisons.count) pairs."
    }

    static let legend =
        "Verdicts: ▲ costs more, ▼ costs less, = no difference shown, ? too few changes to tell"

    // MARK: Figures

    static func text(_ figure: Double) -> String {
        figure.formatted(places: figure == figure.rounded() ? 0 : 1)
    }

    private static func spread(_ quantiles: Quantiles) -> String {
        quantiles.lower == quantiles.upper
            ? text(quantiles.lower) : "\(text(quantiles.lower))–\(text(quantiles.upper))"
    }

    static func signed(_ figure: Double) -> String {
        figure > 0 ? "+\(text(figure))" : figure < 0 ? "−\(text(-figure))" : "0"
    }

    private enum CodingKeys: CodingKey { case changes, comparisons }
}

extension ChangeCosts {
    /// Such as `01 send-disabled`.
    var label: String { "\(Exercise.twoDigits(number)) \(name)" }
}

extension MeasuredCost {
    /// By how much a count of a session has grown; nil if it could not be counted.
    func text(of kind: String) -> String? {
        counts.first { $0.kind == kind }.map { CostReport.signed(Double($0.after - $0.before)) }
    }

    var text: String {
        let changed = counts.filter { $0.before != $0.after }.map { count in
            "\(CostReport.signed(Double(count.after - count.before))) \(count.kind)"
        }
        return (["\(buildSeconds.formatted(places: 1)) s"] + changed).joined(separator: ", ")
    }
}
