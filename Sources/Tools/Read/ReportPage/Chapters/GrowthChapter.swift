import BenchmarkResults
import Measuring
import Output

/// How times grow with the number of rows, screens or observers.
struct GrowthChapter {
    let run: BenchmarkRun

    var section: PageSection {
        PageSection(
            id: "growth", title: "Growth", gist: "time by number of rows, screens or observers",
            html: html)
    }

    private var html: HTML {
        guard let table = run.growthTable else {
            return "<p>Growth was not measured in this run.</p>"
        }
        let actions = run.growth.map(\.action).uniqued()
        return """
            <p>The time of an action against n, both on logarithmic axes. A level line takes the same time for
            any n; a line that rises one decade per decade grows as n does: n^1.</p>
            <div class="figures">
            \(actions.map(figure))
            </div>
            <details><summary>Growth, as a table</summary>
            \(table.html(caption: "Times by size", rows: "Action"))
            </details>
            """
    }

    private func figure(of action: String) -> HTML {
        let plot = GrowthPlot(
            title: "Times of \"\(action)\" by n. The table below has the same figures.",
            curves: run.growth.filter { $0.action == action }.map(\.curve), legend: run.legend
        ) { $0.formattedAsTime(upToDigits: 2) }
        return """
            <figure>
            <figcaption>\(action.capitalisedFirst)</figcaption>
            \(plot.html)
            </figure>
            """
    }
}

extension GrowthCurve {
    fileprivate var curve: GrowthPlot.Curve {
        GrowthPlot.Curve(
            series: subject, note: order.text,
            points: zip(sizes, seconds).map { (size: Double($0), figure: $1) })
    }
}
