import AppContract
import Benchmarks
import Measuring

/// What a run measures, of all that can be measured.
@MainActor
struct BenchSelection {
    /// What has to pass the scenarios before.
    let apps: [NamedApp]
    let benchmarks: [Benchmark]
    let counted: [Benchmark]
    let series: [Series]
    let hasTaps: Bool
    /// The names of what `--quick` leaves out.
    let leftOut: [String]
    /// Says which variants can't be measured, and why; nil if there are none.
    let unmeasured: String?

    init(_ plan: BenchPlan) throws(UsageError) {
        let panels = plan.apps
        let suite = plan.variants.map { VariantSuite(of: panels, $0) }
        unmeasured = suite?.note
        apps = suite?.apps ?? panels
        let allBenchmarks = suite?.benchmarks ?? Suites.benchmarks(of: panels)
        let allCounted = suite?.counted ?? CountingSuite.benchmarks(of: panels)
        let allSeries = suite == nil ? GrowthSuite.series(of: panels) : []
        benchmarks = allBenchmarks.filter { plan.measures($0.id, isLong: $0.isLong) }
        counted = allCounted.filter { plan.measures($0.countsID, isLong: false) }
        series = allSeries.filter { plan.measures($0.id, isLong: true) }
        hasTaps = suite == nil && plan.measures(Self.tapID, isLong: true)
        let long =
            allBenchmarks.filter(\.isLong).map(\.id) + allSeries.map(\.id)
            + (suite == nil ? [Self.tapID] : [])
        leftOut = plan.leavesOutLong ? long : []
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

    /// Names what `--quick` leaves out and how to measure it; nil if that is nothing.
    var note: String? {
        leftOut.isEmpty
            ? nil
            : "--quick leaves out \(leftOut.map { "\"\($0)\"" }.joined(separator: ", ")); "
                + "name them with --filter to measure them all the same"
    }

    private static let tapID = "\(TapSuite.name): \(TapSuite.action)"
}

extension BenchPlan {
    /// A filter measures all that it names; `--quick` alone leaves out what takes longest.
    fileprivate func measures(_ name: String, isLong: Bool) -> Bool {
        filter.isEmpty ? !(leavesOutLong && isLong) : name.contains(filter)
    }

    fileprivate var leavesOutLong: Bool { isQuick && filter.isEmpty }
}

extension Benchmark {
    /// The name where it is counted.
    fileprivate var countsID: String { "counts: \(id)" }
}

extension Series {
    fileprivate var id: String { "\(GrowthSuite.name): \(name)" }
}
