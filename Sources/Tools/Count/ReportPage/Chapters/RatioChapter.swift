import Console
import Measuring
import Pages

extension Report {
    /// The time of each action as a ratio to that of the reference.
    var ratioChapter: PageSection {
        PageSection(
            id: "ratios", title: "Execution times",
            gist: "\(findings.count { $0.verdict != nil }) ratios: \(counts(of: findings))",
            html: run.suites.isEmpty
                ? "<p>No times were measured in this run.</p>"
                : """
                <p>Each mark is a ratio: the time of an action divided by that of the reference, which is named
                beside the action. The line through it is the 95 % confidence interval. The axis is
                logarithmic. Differences within the grey band, 1 %, do not count.</p>
                \([run.disturbed, run.tooFewProcesses].compactMap { $0.map { "<p>\($0)</p>" as HTML } })
                \(HTML.figures(run.suites.map(figure)))
                \(run.suites.map(table))
                """)
    }

    private func figure(of suite: String) -> (caption: String, note: HTML?, chart: HTML) {
        let chart = RatioChart(
            title: "Ratios, \(suite). The table below has the same figures.", rows: rows(of: suite),
            legend: run.legend)
        let note = counts(of: findings.filter { $0.suite == suite })
        return (suite.capitalisedFirst, note, chart.html)
    }

    private func table(of suite: String) -> HTML {
        .details(
            "\(suite.capitalisedFirst), as a table",
            run.ratioTable(ofSuite: suite).html(caption: "Ratios, \(suite)", rows: "Action"))
    }

    private func rows(of suite: String) -> [RatioChart.Row] {
        let findings = findings.filter { $0.suite == suite }
        return findings.map(\.action).uniqued().map { action in
            let found = findings.filter { $0.action == action }
            let reference = found.first(where: \.isReference)
            return RatioChart.Row(
                title: action,
                note: reference.map { "\($0.subject) \($0.seconds.formattedAsTime)" } ?? "",
                margin: RatioEstimate.leastRatio,
                points: found.filter { $0.verdict != nil }.map(\.point))
        }
    }

    private func counts(of findings: [Finding]) -> HTML {
        VerdictSign.counted(findings.compactMap(\.verdict?.sign))
    }
}

extension Finding {
    fileprivate var point: RatioChart.Point {
        RatioChart.Point(
            series: subject, ratio: ratio, interval: interval.map { $0.lower...$0.upper },
            verdict: verdict)
    }
}

extension String {
    /// The text with a capital as first letter.
    var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
