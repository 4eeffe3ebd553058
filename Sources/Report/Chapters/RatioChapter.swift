import BenchmarkReports
import Measuring
import Reporting

/// What each action takes beside the reference.
struct RatioChapter {
    private let run: BenchmarkRun
    private let findings: [Finding]

    init(_ run: BenchmarkRun) {
        self.run = run
        findings = run.findings
    }

    var section: PageSection {
        PageSection(
            id: "ratios", title: "What each action takes",
            html: run.suites.isEmpty
                ? "<p>No times were measured in this run.</p>"
                : """
                <p>A sign is the time of an action divided by that of the reference, which is named with its
                time beside the action; the line through it is the interval that holds the true ratio with
                95 % confidence. Equal factors are equally far apart. The band is the noise floor: what a
                duplicate of the reference, compiled a second time, shows by chance, and never less than 1 %. A
                difference within it counts for nothing. \(Verdict.legend).</p>
                \(run.tooFewProcesses.map { "<p>\($0)</p>" as HTML } ?? "")
                <div class="figures">
                \(run.suites.map(figure))
                </div>
                """)
    }

    private func figure(of suite: String) -> HTML {
        let chart = RatioChart(
            title: "Ratios, \(suite). The table below has the same figures.", rows: rows(of: suite),
            legend: run.legend)
        return """
            <div>
            <figure>
            <figcaption>\(suite.capitalisedFirst)</figcaption>
            \(chart.html)
            </figure>
            <p>\(summary(of: suite))</p>
            <details><summary>\(suite.capitalisedFirst), as a table</summary>
            \(run.ratioTable(ofSuite: suite).html(caption: "Ratios, \(suite)", rows: "Action"))
            </details>
            </div>
            """
    }

    private func rows(of suite: String) -> [RatioChart.Row] {
        run.results.filter { $0.suite == suite }.map { result in
            let found = findings.filter { $0.suite == suite && $0.action == result.name }
            let reference = found.first(where: \.isReference)
            let duplicate = found.first { $0.subject == Benchmark.duplicate }
            let noise = duplicate.map { max($0.ratio, 1 / $0.ratio) } ?? 1
            return RatioChart.Row(
                title: result.name,
                note: reference.map { "\($0.subject) \($0.seconds.formattedAsTime)" } ?? "",
                noiseFloor: max(noise, Comparison.leastRatio),
                points: found.filter { $0.verdict != nil }.map(\.point))
        }
    }

    private func summary(of suite: String) -> String {
        let verdicts = findings.filter { $0.suite == suite }.compactMap(\.verdict)
        func count(_ verdict: Verdict) -> Int { verdicts.count { $0 == verdict } }
        let tooFew = count(.tooFewProcesses)
        return
            "Of \(verdicts.count) ratios, \(count(.slower)) are slower, \(count(.faster)) faster; "
            + "\(count(.noDifferenceShown)) show no difference"
            + (tooFew > 0 ? "; of \(tooFew), too few processes can tell." : ".")
    }
}

extension Finding {
    fileprivate var point: RatioChart.Point {
        RatioChart.Point(
            series: subject, ratio: ratio, interval: interval.map { $0.lower...$0.upper },
            text: "\(ratio.formatted(places: 2)) \(mark)")
    }
}
