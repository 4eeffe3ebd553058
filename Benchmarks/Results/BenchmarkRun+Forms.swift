import Measuring
import Output

extension BenchmarkRun {
    /// The run for a terminal.
    ///
    /// - Parameter width: How many characters fit in a line; nil for any number.
    package func text(width: Int?) -> String {
        let notes = uncounted.isEmpty ? [] : [uncounted.joined(separator: "\n")]
        let parts =
            [headText] + ratioTables.map { $0.rendered(width: width) } + legend
            + otherTables.map { $0.rendered(width: width) } + notes
        return (parts + ["Benchmarks/README.md says how this was measured."])
            .joined(separator: "\n\n")
    }

    /// The run for a Markdown document.
    package var markdown: String {
        ([headText] + ratioTables.map(\.markdown) + legend + otherTables.map(\.markdown))
            .joined(separator: "\n\n")
    }

    /// The findings and the time of every turn, for other programs.
    package func json() throws -> String {
        struct Document: Encodable {
            let run: BenchmarkRun
            let findings: [Finding]
        }
        return try JSONText.encode(Document(run: self, findings: findings))
    }

    private var ratioTables: [Table] { suites.map(ratioTable) }

    private var otherTables: [Table] {
        countTables + [growthTable, tapTable].compactMap(\.self)
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
            duplicateText,
        ]
        return [lines.compactMap(\.self).joined(separator: "\n")]
    }

    private var duplicateText: String? {
        let ratios = findings.filter { $0.subject == Benchmark.duplicate }.map(\.ratio)
        guard let least = ratios.min(), let most = ratios.max() else { return nil }
        return """
            The duplicate is \(apps.first ?? "") compiled a second time, so its true ratio is 1.00. It shows \
            \(least.formatted(places: 2)) to \(most.formatted(places: 2)).
            """
    }
}

extension Verdict {
    /// What the signs mean, in a line.
    fileprivate static let legend = allCases.map { "\($0.mark) \($0.rawValue)" }
        .joined(separator: ", ")
}
