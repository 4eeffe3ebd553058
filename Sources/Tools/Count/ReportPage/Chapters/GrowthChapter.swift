import Console
import Measuring
import Pages

extension Report {
    /// How times grow with the number of rows, screens or subscribers.
    var growthChapter: PageSection {
        PageSection(
            id: "growth", title: "Growth", gist: "time by number of rows, screens or subscribers",
            html: run.growthTable.map(growth) ?? "<p>Growth was not measured in this run.</p>")
    }

    private func growth(_ table: Table) -> HTML {
        let charts = run.growth.map(\.action).uniqued().map { action in
            let plot = GrowthPlot(
                title: "Times of \"\(action)\" by n. The table below has the same figures.",
                curves: run.growth.filter { $0.action == action }, legend: run.legend)
            return (action.capitalisedFirst, nil as HTML?, plot.html)
        }
        return """
            <p>The time of an action against n, both on logarithmic axes. A level line means the same time for
            any n. If a line rises by one decade per decade, the time is proportional to n: n^1.</p>
            \(HTML.figures(charts))
            \(HTML.details("Growth, as a table", table.html(caption: "Times by size", rows: "Action")))
            """
    }
}
