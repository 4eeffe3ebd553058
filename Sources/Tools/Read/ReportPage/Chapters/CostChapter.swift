import ChangeCost
import Measuring
import Output

/// What the same changes cost in each architecture.
struct CostChapter {
    let report: Result<CostReport, any Error>
    let legend: Legend

    var section: PageSection {
        PageSection(
            id: "changes", title: "Cost of change",
            gist: "\((try? report.get())?.result ?? "the same changes made in each architecture")",
            html: html)
    }

    private var html: HTML {
        switch report {
        case .failure(let error):
            "<p>The changes could not be read:</p>\n<pre>\("\(error)")</pre>"
        case .success(let report) where report.changes.isEmpty: "<p>There are no changes.</p>"
        case .success(let report): html(of: report)
        }
    }

    private func html(of report: CostReport) -> HTML {
        let statements = report.table(of: .statements)
        return """
            <p>\(report.conclusion) The verdict is a sign test over the changes, so the size of a difference does not
            matter.</p>
            <div class="figures">
            \(figure(report))
            </div>
            \(statements.html(caption: "Statements added and removed", rows: "Change"))
            \(report.comparisonTable.html(caption: "Changes that take fewer, as many or more statements", rows: "Pair"))
            <details><summary>Files, roles, types, declarations, tests and lines</summary>
            <div class="tables">
            \(CostFigure.all.dropFirst().map {
                report.table(of: $0).html(caption: $0.title, rows: "Change")
            })
            </div>
            </details>
            """
    }

    private func figure(_ report: CostReport) -> HTML {
        let points = report.ratios.map { ratio in
            RatioChart.Point(
                series: ratio.architecture, ratio: ratio.median, interval: ratio.spread,
                text: "\(ratio.median.formatted(places: 2)) \(ratio.verdict.mark)")
        }
        guard let reference = report.ratios.first?.reference else { return "" }
        let chart = RatioChart(
            title:
                "Statements of a change as ratios to \(reference). The table below has the figures.",
            rows: [
                RatioChart.Row(
                    title: "statements of a change", note: "beside \(reference)", points: points)
            ], legend: legend)
        return """
            <figure>
            <figcaption>Statements of the same change</figcaption>
            <p class="note">The mark is the median of the ratios to \(reference), the line goes from the lower to the
            upper quartile of the changes.</p>
            \(chart.html)
            </figure>
            """
    }
}
