import Measuring
import Output

extension BenchmarkRun {
    /// The run for a terminal.
    ///
    /// - Parameter width: How many characters fit in a line; nil for any number.
    package func text(width: Int?) -> String {
        let ratios = suites.map { RatioTable(suite: $0, findings: findings) }.map { table in
            (table.wide.fits(width: width) ? table.wide : table.long).rendered(width: width)
        }
        let others = otherTables.map { $0.rendered(width: width) }
        let notes = uncounted.isEmpty ? [] : [uncounted.joined(separator: "\n")]
        return ([headText] + ratios + legend + others + notes + [hint])
            .joined(separator: "\n\n")
    }

    /// The run for a Markdown document.
    package var markdown: String {
        ([headText] + suites.map { ratioTable(ofSuite: $0).markdown } + legend
            + otherTables.map(\.markdown))
            .joined(separator: "\n\n")
    }

    /// The findings for a spreadsheet: a line for each action and subject, times in seconds.
    package var csv: String {
        var table = Table(
            columns: [
                "suite", "action", "app", "seconds", "ratio", "lower", "upper", "verdict",
                "turns",
            ].map { Table.Column($0) })
        for finding in findings {
            table.add([
                finding.suite, finding.action, finding.subject, String(finding.seconds),
                String(finding.ratio), finding.interval.map { String($0.lower) } ?? "",
                finding.interval.map { String($0.upper) } ?? "", finding.verdict?.rawValue ?? "",
                String(finding.turns),
            ])
        }
        return table.csv
    }

    /// The findings and the time of every turn, for other programs.
    package func json() throws -> String {
        try JSONText.encode(BenchmarkDocument(run: self, findings: findings))
    }

    /// The ratios of a suite: a row for each action, a column for each app.
    package func ratioTable(ofSuite suite: String) -> Table {
        RatioTable(suite: suite, findings: findings).wide
    }

    private var otherTables: [Table] {
        countTables + [growthTable, tapTable].compactMap(\.self)
    }

    private var hint: String {
        "`triptych bench --explain` says what was run, and how a verdict is reached."
    }

    /// How to read the ratios, in one paragraph; none if there are no ratios.
    private var legend: [String] {
        if results.isEmpty { return [] }
        let lines = [
            disturbed, tooFewProcesses,
            """
            The first column is the time of one action; the others are ratios to it, each with the interval
            that holds the true ratio with 95 % confidence. \(Verdict.legend).
            """,
            noiseFloor,
        ]
        return [lines.compactMap(\.self).joined(separator: "\n")]
    }

    private var noiseFloor: String? {
        let floor = findings.filter { $0.subject == Benchmark.duplicate }.map(\.ratio)
        guard let least = floor.min(), let most = floor.max() else { return nil }
        return """
            Noise floor: a duplicate of \(apps.first ?? "") takes \(least.formatted(places: 2)) to \
            \(most.formatted(places: 2)) times as long.
            """
    }
}

/// A run as JSON: what is needed to read it again, and the findings.
private struct BenchmarkDocument: Encodable {
    let run: BenchmarkRun
    let findings: [Finding]
}
