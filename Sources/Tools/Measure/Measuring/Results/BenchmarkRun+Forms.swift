import Console

extension BenchmarkRun {
    /// The run as it is printed.
    package var document: Document {
        let tables = countTables + [growthTable, tapTable].compactMap(\.self)
        return Document(
            [.lines(headText.split(separator: "\n").map(String.init))]
                + suites.map { .table(ratioTable(ofSuite: $0)) }
                + [legend.map { .text($0) }] + tables.map { .table($0) } + [
                    uncounted.isEmpty ? nil : .text(uncounted.joined(separator: "\n")),
                    .text("Benchmarks/METHOD.md says how this was measured."),
                ])
    }

    /// The findings and the time of every turn, for other programs.
    package func json() throws -> String {
        struct Figures: Encodable {
            let run: BenchmarkRun
            let findings: [Finding]
        }
        return try JSONText.encode(Figures(run: self, findings: findings))
    }

    /// How to read the ratios, in one paragraph; nil if there are no ratios.
    private var legend: String? {
        if results.isEmpty { return nil }
        let lines = [
            disturbed, tooFewProcesses,
            """
            The first column is the time of one action; the others are ratios to it, each with the interval
            that holds the true ratio with 95 % confidence. \(Verdict.legend).
            """,
            duplicateText,
        ]
        return lines.compactMap(\.self).joined(separator: "\n")
    }

    private var duplicateText: String? {
        let ratios = findings.filter { $0.subject == Benchmark.duplicate }.map(\.ratio)
        guard let least = ratios.min(), let most = ratios.max() else { return nil }
        return """
            The duplicate is \(apps.first ?? "") compiled a second time, so its true ratio is 1.00. In this run, its \
            ratios are between \(least.formatted(places: 3)) and \(most.formatted(places: 3)).
            """
    }
}

extension Verdict {
    /// The signs and their meanings, in one line.
    fileprivate static let legend = allCases.map { "\($0.sign) \($0.rawValue)" }
        .joined(separator: ", ")
}
