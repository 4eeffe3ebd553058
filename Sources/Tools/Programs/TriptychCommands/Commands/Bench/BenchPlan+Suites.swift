import Benchmarks
import Output
import Scenarios

extension BenchPlan {
    /// What a run measures, of all that can be measured.
    ///
    /// - Parameter scenarios: What is measured in place of the suites; nil for the suites.
    @MainActor
    func suites(_ scenarios: [RunnableScenario]? = nil) throws(UsageError) -> Suites {
        let all =
            scenarios.map { Suites(of: apps, scenarios: $0) }
            ?? variants.map { Suites(of: apps, $0) }
            ?? Suites(of: apps, proven: proven)
        let suites = all.filtered(by: measures)
        if !suites.names.isEmpty { return suites }
        if scenarios != nil, filter.isEmpty {
            throw UsageError(suites.note ?? "there is no scenario to measure")
        }
        throw UsageError(
            "nothing that can be measured has \"\(filter)\" in its name; see `triptych bench --list`"
        )
    }

    /// A filter measures all that it names; `--quick` alone leaves out what takes longest.
    func measures(_ name: String, isLong: Bool) -> Bool {
        filter.isEmpty ? !(isQuick && isLong) : name.contains(filter)
    }
}
