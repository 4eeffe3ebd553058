import Benchmarks
import Measuring

/// What is to be measured, of all that can be.
@MainActor
struct BenchSelection {
    let benchmarks: [Benchmark]
    let counted: [Benchmark]
    let series: [Series]
    let hasTaps: Bool

    init(_ plan: BenchPlan) throws(UsageError) {
        let apps = plan.apps
        benchmarks = Suites.benchmarks(of: apps, quick: plan.isQuick)
            .filter { plan.isWanted($0.id) }
        counted = CountingSuite.benchmarks(of: apps).filter { plan.isWanted($0.countsID) }
        series =
            plan.isQuick
            ? [] : GrowthSuite.series(of: apps).filter { plan.isWanted($0.id) }
        hasTaps = !plan.isQuick && plan.isWanted(Self.tapID)
        if benchmarks.isEmpty, counted.isEmpty, series.isEmpty, !hasTaps {
            throw UsageError(
                "nothing that can be measured has \"\(plan.filter)\" in its name; "
                    + "see `triptych bench --list`")
        }
    }

    /// The names of everything, in the order it is measured.
    var names: [String] {
        benchmarks.map(\.id) + counted.map(\.countsID) + series.map(\.id)
            + (hasTaps ? [Self.tapID] : [])
    }

    private static let tapID = "\(TapSuite.name): \(TapSuite.action)"
}

extension BenchPlan {
    fileprivate func isWanted(_ name: String) -> Bool {
        filter.isEmpty || name.contains(filter)
    }
}

extension Benchmark {
    /// What it is called where it is counted.
    fileprivate var countsID: String { "counts: \(id)" }
}

extension Series {
    fileprivate var id: String { "\(GrowthSuite.name): \(name)" }
}
