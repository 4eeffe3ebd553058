import AppContract
import Benchmarks
import Measuring
import Output
import Scenarios

/// What a run measures, of all that can be measured.
@MainActor
struct BenchSelection {
    /// The apps that must pass the scenarios first.
    let apps: [NamedApp]
    let benchmarks: [Benchmark]
    let counted: [Benchmark]
    let series: [Series]
    let hasTap: Bool
    /// Says which variants can't be measured, and why; nil if there are none.
    let unmeasured: String?

    /// - Parameter scenarios: What is measured in place of the suites; nil for the suites.
    init(_ plan: BenchPlan, _ scenarios: [RunnableScenario]? = nil) throws(UsageError) {
        let suites =
            scenarios.map { Suites(of: plan.apps, scenarios: $0) }
            ?? plan.variants.map { Suites(of: plan.apps, $0) }
            ?? Suites(of: plan.apps, proven: plan.proven)
        apps = suites.apps.filter { plan.proven[$0.name] == nil }
        benchmarks = suites.benchmarks.filter { plan.measures($0.id, isLong: $0.isLong) }
        counted = suites.counted.filter { plan.measures($0.countsID, isLong: false) }
        series = suites.series.filter { plan.measures($0.id, isLong: true) }
        hasTap = suites.hasTap && plan.measures(TapSuite.id, isLong: true)
        unmeasured = suites.note
        if names.isEmpty, scenarios != nil, plan.filter.isEmpty {
            throw UsageError(suites.note ?? "there is no scenario to measure")
        }
        if names.isEmpty {
            throw UsageError(
                "nothing that can be measured has \"\(plan.filter)\" in its name; "
                    + "see `triptych bench --list`")
        }
    }

    /// The names of everything, in the order it is measured.
    var names: [String] {
        benchmarks.map(\.id) + counted.map(\.countsID) + series.map(\.id)
            + (hasTap ? [TapSuite.id] : [])
    }
}

extension BenchPlan {
    /// A filter measures all that it names; `--quick` alone leaves out what takes longest.
    func measures(_ name: String, isLong: Bool) -> Bool {
        filter.isEmpty ? !(isQuick && isLong) : name.contains(filter)
    }
}

extension Benchmark {
    /// The name where it is counted.
    fileprivate var countsID: String { "counts: \(id)" }
}
