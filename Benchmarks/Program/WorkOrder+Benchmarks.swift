import Apps
import Benchmarks
import Gherkin
import Measuring
import Scenarios

extension WorkOrder {
    /// The benchmarks in which a process looks for the one of its order: those of the scenarios that the order names, or
    /// else all benchmarks of the program.
    @MainActor
    func benchmarks() throws -> [Benchmark] {
        let apps = Apps.all
        if !sources.isEmpty {
            let scenarios = try FeatureSelection.all(sources, takesLines: true).flatMap {
                try $0.selected(from: FeatureFiles.read($0.path).scenarios)
            }
            let runnable = try scenarios.map { try RunnableScenario($0) }
            return Suites(of: apps, scenarios: runnable, checks: false).all
        }
        return Suites(of: apps).all + Suites(of: apps, Variant.built).all
            + (Apps.copies.isEmpty ? [] : Suites.known(of: apps[0], copies: Apps.copies))
    }
}
