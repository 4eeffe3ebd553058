import Measuring
import Output

/// The ratios of one suite, as tables.
struct RatioTable {
    private let suite: String
    private let findings: [Finding]

    init(suite: String, findings: [Finding]) {
        self.suite = suite
        self.findings = findings.filter { $0.suite == suite }
    }

    /// A row for each action, a column for each subject.
    var wide: Table {
        let subjects = findings.map(\.subject).uniqued()
        var table = Table(
            columns: [Table.Column(title)] + subjects.map { Table.Column($0, .right) })
        for action in findings.map(\.action).uniqued() {
            let row = findings.filter { $0.action == action }
            table.add(
                [action]
                    + subjects.map { subject in
                        row.first { $0.subject == subject }.map(cell) ?? "–"
                    })
        }
        return table
    }

    /// A row for each action and subject, for narrow terminals.
    var long: Table {
        var table = Table(
            columns: [
                Table.Column(title), Table.Column("app"), Table.Column("time", .right),
                Table.Column("ratio", .right), Table.Column("interval", .right), Table.Column(""),
            ])
        for finding in findings {
            table.add([
                finding.action, finding.subject, finding.seconds.formattedAsTime,
                finding.isReference ? "" : finding.ratio.formatted(places: 2),
                finding.isReference ? "" : finding.intervalText, finding.mark,
            ])
        }
        return table
    }

    private var title: String { suite.prefix(1).uppercased() + suite.dropFirst() }

    private func cell(_ finding: Finding) -> String {
        if finding.isReference { return finding.seconds.formattedAsTime }
        return "\(finding.ratio.formatted(places: 2)) (\(finding.intervalText)) \(finding.mark)"
    }
}

extension Finding {
    /// Whether all others are compared with it.
    package var isReference: Bool {
        verdict == nil && subject != Benchmark.duplicate
    }

    package var intervalText: String {
        guard let interval else { return "unknown" }
        return "\(interval.lower.formatted(places: 2))–\(interval.upper.formatted(places: 2))"
    }

    /// The sign of the verdict; a space where there is none, so that figures stay in line.
    package var mark: String { verdict?.mark ?? " " }
}

extension Verdict {
    /// What the signs mean, in a line.
    package static let legend = allCases.map { "\($0.mark) \($0.rawValue)" }
        .joined(separator: ", ")
}
