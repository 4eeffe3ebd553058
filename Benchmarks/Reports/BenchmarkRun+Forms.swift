import Measuring
import Reporting

extension BenchmarkRun {
    /// To be read on a terminal.
    ///
    /// - Parameter width: How many characters fit in a line; nil if that does not matter.
    public func text(width: Int?) -> String {
        let ratios = ratioTables.map { table in
            (table.wide.fits(width: width) ? table.wide : table.long).rendered(width: width)
        }
        let others = otherTables.map { $0.rendered(width: width) }
        let legend = ratios.isEmpty ? [] : [legend]
        return ([head.text] + ratios + legend + others + notes + [hint])
            .joined(separator: "\n\n")
    }

    /// To be put into a document.
    public var markdown: String {
        ([head.text] + ratioTables.map(\.wide.markdown) + [legend] + otherTables.map(\.markdown))
            .joined(separator: "\n\n")
    }

    /// To be put into a spreadsheet: a line for each action and subject, times in seconds.
    public var csv: String {
        var table = Table(
            columns: [
                "suite", "action", "app", "seconds", "ratio", "lower", "upper", "verdict",
                "outliers", "turns",
            ].map { Table.Column($0) })
        for finding in findings {
            table.add([
                finding.suite, finding.action, finding.subject, String(finding.seconds),
                String(finding.ratio), finding.interval.map { String($0.lower) } ?? "",
                finding.interval.map { String($0.upper) } ?? "", finding.verdict?.rawValue ?? "",
                String(finding.outliers), String(finding.turns),
            ])
        }
        return table.csv
    }

    /// To be read by other programs: the findings, and the time of every turn.
    public func json() throws -> String {
        try JSONText.encode(BenchmarkDocument(run: self, findings: findings))
    }

    /// What is no ratio, so far as it was measured.
    private var otherTables: [Table] {
        countTables + [growthTable, tapTable].compactMap(\.self)
    }

    /// What could not be counted, and why.
    private var notes: [String] {
        uncounted.isEmpty
            ? [] : [uncounted.map { "Unavailable: \($0)" }.joined(separator: "\n")]
    }

    private var hint: String {
        "`triptych bench --explain` says what was run, and how a verdict comes about."
    }

    private var ratioTables: [RatioTable] {
        let findings = findings
        return suites.map { RatioTable(suite: $0, findings: findings) }
    }

    private var legend: String {
        let findings = findings
        let outliers = findings.map(\.outliers).reduce(0, +)
        let turns = findings.map(\.turns).reduce(0, +)
        return """
            \(tooFewProcesses(findings))The first column is the time of one action; the others are ratios to it, with the interval that
            holds the true one with 95 % confidence. ▲ slower, ▼ faster, = no difference shown.
            \(noiseFloor(findings))\(outliers) of \(turns) turns lie far out; none is left out.
            """
    }

    /// With few processes not even all of them together can tell a difference from chance, among as many
    /// comparisons.
    private func tooFewProcesses(_ findings: [Finding]) -> String {
        let needed = Comparison.processesNeeded(for: findings.count { $0.verdict != nil })
        guard head.processes < needed else { return "" }
        return """
            No verdict is possible: so many comparisons at once need at least \(needed) processes.

            """
    }

    private func noiseFloor(_ findings: [Finding]) -> String {
        let floor = findings.filter { $0.subject == Self.duplicate }.map(\.ratio)
        guard let least = floor.min(), let most = floor.max() else { return "" }
        return """
            Noise floor: a duplicate of \(apps.first ?? "") takes \(least.formatted(places: 2)) to \
            \(most.formatted(places: 2)) times as long.

            """
    }
}
