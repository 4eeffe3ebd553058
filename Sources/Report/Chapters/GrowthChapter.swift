import BenchmarkReports
import Measuring
import Reporting

/// How times grow with what there is already.
struct GrowthChapter {
    private let run: BenchmarkRun

    init(_ run: BenchmarkRun) {
        self.run = run
    }

    var section: PageSection {
        PageSection(id: "growth", title: "How times grow", html: html)
    }

    private var html: HTML {
        guard let table = run.growthTable else {
            return "<p>Growth was not measured in this run.</p>"
        }
        let actions = run.growth.map(\.action).uniqued()
        return """
            <p>The time of an action, upwards, with n of something, to the right; both in powers of ten. A flat
            line takes the same time however much there is, and one that rises by a decade in a decade takes
            time as n does: n^1.</p>
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
        ) { $0.formattedAsTime(digits: 1) }
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
            series: subject, note: order,
            points: zip(sizes, seconds).map { (size: Double($0), figure: $1) })
    }
}
