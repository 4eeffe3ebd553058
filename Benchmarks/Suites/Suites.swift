import AppContract
import Measuring
import ObservationBenchmarks

/// Everything that can be measured, in the order it is printed.
@MainActor
public enum Suites {
    /// All benchmarks, with the architectures beside the baseline.
    public static func benchmarks(of architectures: [NamedApp]) -> [Benchmark] {
        let apps = [ComparedApps.baseline, ComparedApps.duplicate] + architectures
        let actions = Footing.allCases.flatMap { footing in
            Action.suite.map { $0.benchmark(of: apps, on: footing) }
        }
        return actions + ObservationSuite.benchmarks
    }
}
