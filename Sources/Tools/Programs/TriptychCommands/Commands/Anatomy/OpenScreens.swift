import AppContract
import ArchitectureList
import Benchmarks
import Folklore
import Measuring

/// Counts the heap blocks of open screens.
@MainActor
enum OpenScreens {
    /// A figure for each screen and architecture; none where nothing can be counted.
    static func counted(_ architectures: [Architecture]) throws -> [Evidence.OpenScreen] {
        let apps = architectures.compared(with: architectures)
        let benchmarks = CountingSuite.benchmarks(of: apps)
            .filter { $0.suite == CountedBenchmark.openScreens }
        let counted = try CountingRun(launch: WorkerLaunch.counting).count(benchmarks)
        return counted.flatMap { screen in
            zip(screen.subjects, screen.counts).compactMap { name, counts in
                counts.blocksLeft.map {
                    Evidence.OpenScreen(name: screen.name, architecture: name, blocks: $0)
                }
            }
        }
    }
}
