import ChangeCost
import Measuring
import Output

extension Report {
    /// What the same changes cost in each architecture.
    var costChapter: PageSection {
        PageSection(
            id: "changes", title: "Cost of change",
            gist: "\((try? changes.get())?.result ?? "the same changes made in each architecture")",
            html: .of(changes, orSaying: "The changes could not be read") { report in
                report.changes.isEmpty ? "<p>There are no changes.</p>" : html(of: report)
            })
    }

    private func html(of report: CostReport) -> HTML {
        let tables = CostFigure.all.dropFirst().map {
            report.table(of: $0).html(caption: $0.title, rows: "Change")
        }
        let statements = report.table(of: .statements)
        return """
            <p>\(report.conclusion) The verdict is a sign test over the changes, so the size of a difference does not
            matter.</p>
            \(HTML.figures(figure(report)))
            \(statements.html(caption: "Statements added and removed", rows: "Change"))
            \(report.comparisonTable.html(caption: "Changes that take fewer, as many or more statements", rows: "Pair"))
            \(HTML.details("Files, roles, types, declarations, tests and lines", .tables("\(tables)")))
            """
    }

    private func figure(
        _ report: CostReport
    ) -> [(caption: String, note: HTML?, chart: HTML)] {
        guard let reference = report.ratios.first?.reference else { return [] }
        let points = report.ratios.map { ratio in
            RatioChart.Point(
                series: ratio.architecture, ratio: ratio.median, interval: ratio.spread,
                verdict: ratio.verdict)
        }
        let chart = RatioChart(
            title:
                "Statements of a change as ratios to \(reference). The table below has the figures.",
            rows: [
                RatioChart.Row(
                    title: "statements of a change", note: "beside \(reference)", points: points)
            ], legend: run.legend)
        let note: HTML = """
            The mark is the median of the ratios to \(reference), the line goes from the lower to the
            upper quartile of the changes.
            """
        return [("Statements of the same change", note, chart.html)]
    }
}
