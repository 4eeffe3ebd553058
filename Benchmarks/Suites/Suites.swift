import AppContract
import Measuring
import ObservationBenchmarks

/// Everything that can be measured, in the order it is printed.
@MainActor
public enum Suites {
    /// All benchmarks, with the architectures beside the baseline.
    ///
    /// - Parameter quick: Whether to leave out what takes longest.
    package static func benchmarks(
        of architectures: [NamedApp], quick: Bool = false
    ) -> [Benchmark] {
        let apps = [ComparedApps.baseline, ComparedApps.duplicate] + architectures
        let wanted = Action.suite.filter { !(quick && $0.isLong) }
        let actions = Footing.allCases.flatMap { footing in
            wanted.map { $0.benchmark(of: apps, on: footing) }
        }
        return actions + ObservationSuite.benchmarks
    }
}
