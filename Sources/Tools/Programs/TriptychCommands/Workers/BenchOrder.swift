import ArchitectureList
import Benchmarks
import Measuring
import Output
import Subprocesses

/// What `bench` asks of a process.
struct BenchOrder: Codable {
    let work: WorkOrder
    /// Files with scenarios, or their places, that are measured too.
    let scenarios: [String]

    /// Reports the times, or the counts, of each benchmark.
    @MainActor
    func carryOut(
        counting: Bool, knowing known: KnownArchitectures, on terminal: Terminal,
        answering worker: Worker
    ) throws {
        let apps = known.complete.compared(with: known.all)
        var suites = [Suites(of: apps), Suites(of: apps, known.variants)]
        if !scenarios.isEmpty {
            let scenarios = try ScenarioSelection(paths: scenarios, takesLines: true)
                .load(on: terminal)
            suites.append(Suites(of: apps, scenarios: scenarios, checks: false))
        }
        if counting {
            return try suites.flatMap { $0.counted + $0.benchmarks }
                .carryOut(work, with: Counter(), report: worker.answer)
        }
        let copies = known.variants.filter(\.isCopy).map(\.app)
        let knownWork = copies.isEmpty ? [] : Suites.known(of: apps[0], copies: copies)
        try (suites.flatMap { $0.benchmarks + $0.series.flatMap(\.benchmarks) } + knownWork)
            .carryOut(work, with: ProcessorStopwatch(), report: worker.answer)
    }
}
