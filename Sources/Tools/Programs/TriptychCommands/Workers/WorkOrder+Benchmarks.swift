import ArchitectureList
import Benchmarks
import Measuring
import Scenarios

extension WorkOrder {
    /// The benchmarks in which a process looks for the one of its order: those of the scenarios that the order names, or
    /// else all benchmarks of the program.
    @MainActor
    func benchmarks(knowing known: KnownArchitectures) throws -> [Benchmark] {
        let apps = known.complete.compared(with: known.all)
        if !sources.isEmpty {
            let scenarios = try FeatureSelection.all(sources, takesLines: true).flatMap {
                try $0.selected(from: RunnableFeature(FeatureFiles.read($0.path)).scenarios)
            }
            return Suites(of: apps, scenarios: scenarios, checks: false).all
        }
        let copies = known.variants.filter(\.isCopy).map(\.app)
        return Suites(of: apps).all + Suites(of: apps, known.variants).all
            + (copies.isEmpty ? [] : Suites.known(of: apps[0], copies: copies))
    }
}
