import Anatomy
import ArchitectureList
import ArchitectureRules
import Benchmarks
import ChangeCost
import Folklore
import Foundation
import Measuring
import Output
import Toolchain

/// Reads the figures that a command line asks for, and shows the progress of long work. Results for the same
/// sources are cached.
struct AnatomyReading {
    private let architectures: [Architecture]
    private let package: URL
    private let cache: ReadingCache

    init(architectures: [Architecture]) throws {
        self.architectures = architectures
        package = try PackageFolder.current(with: architectures.subjects)
        cache = try ReadingCache(of: package, for: architectures.names)
    }

    func figures(on terminal: Terminal) throws -> AnatomyFigures {
        defer { terminal.clearProgress() }
        return try cache.value("anatomy") {
            terminal.showProgress("reading the sources")
            // A change of MVC can keep its variant from compiling.
            let subjects = architectures.subjects
            return try (try? AnatomyFigures.read(subjects, massiveMVC: .massiveMVC, of: package))
                ?? AnatomyFigures.read(subjects, of: package)
        }
    }

    /// The evidence that claims are judged by, without messages: to count them takes a build that records.
    @MainActor
    func evidence(on terminal: Terminal) throws -> Evidence {
        Evidence(
            anatomy: try figures(on: terminal),
            openScreens: try cache.value("open-screens") {
                terminal.showProgress("counting the heap blocks of open screens")
                defer { terminal.clearProgress() }
                let apps = architectures.compared(with: architectures)
                return try Suites(of: apps).counted
                    .filter { $0.suite == CountedBenchmark.openScreens }
                    .counted(launch: WorkerLaunch().counting)
            },
            changes: try CostReading(architectures: architectures).costs(on: terminal),
            caughtFaults: try FaultReading(architectures: architectures)
                .caughtByUnitTests(on: terminal))
    }
}
