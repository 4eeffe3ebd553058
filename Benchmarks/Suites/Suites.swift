import AppContract
import Measuring
import ObservationBenchmarks

/// Everything that can be measured, in the order it is printed.
@MainActor
public enum Suites {
    /// All benchmarks.
    ///
    /// - Parameters:
    ///   - apps: What is measured. The first is the reference, and is joined by its duplicate.
    ///   - quick: Whether to leave out what takes longest.
    package static func benchmarks(of apps: [NamedApp], quick: Bool = false) -> [Benchmark] {
        let wanted = Action.suite.filter { !(quick && $0.isLong) }
        let actions = Footing.allCases.flatMap { footing in
            wanted.map { $0.benchmark(of: apps.withDuplicate, on: footing) }
        }
        return actions + ObservationSuite.benchmarks
    }
}
