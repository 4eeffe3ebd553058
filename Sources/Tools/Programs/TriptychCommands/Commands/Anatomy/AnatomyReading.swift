import Anatomy
import ArchitectureList
import ArchitectureRules
import ChangeCost
import Folklore
import Foundation
import Output
import Toolchain
import Traces

/// Reads the figures that a command line asks for, and shows the progress of long work. Results for the same
/// sources are cached.
struct AnatomyReading {
    let architectures: [Architecture]
    var measuresCoverage = false
    var compiles = false
    var countsMessages = false

    func figures(on terminal: Terminal) throws -> AnatomyFigures {
        try figures(from: try cache, on: terminal)
    }

    /// The figures, heap blocks of open screens, costs of changes, and faults that unit tests catch.
    @MainActor
    func evidence(on terminal: Terminal) throws -> Evidence {
        let cache = try cache
        let figures = try figures(from: cache, on: terminal)
        let screens = try cache.value("open-screens") {
            terminal.showProgress("counting the heap blocks of open screens")
            defer { terminal.clearProgress() }
            return try OpenScreens.counted(architectures)
        }
        let changes = try CostReading(architectures: architectures).costs(on: terminal)
        return Evidence(
            anatomy: figures, openScreens: screens, changes: changes.evidence,
            caughtFaults: try FaultReading(architectures: architectures)
                .caughtByUnitTests(on: terminal))
    }

    private var cache: ReadingCache {
        get throws { try ReadingCache(of: try PackageFolder.current(with: architectures.subjects)) }
    }

    private func figures(
        from cache: ReadingCache, on terminal: Terminal
    ) throws -> AnatomyFigures {
        defer { terminal.clearProgress() }
        let subjects = architectures.subjects
        let package = try PackageFolder.current(with: subjects)
        var figures = try cache.value("anatomy") {
            terminal.showProgress("reading the sources")
            // A change of MVC can keep its variant from compiling.
            return try (try? AnatomyFigures.read(subjects, massiveMVC: .massiveMVC, of: package))
                ?? AnatomyFigures.read(subjects, of: package)
        }
        if measuresCoverage {
            terminal.showProgress("running the tests of the logic; the first time takes minutes")
            figures.add(coverage: try CoverageRun(of: package).figures(of: subjects))
        }
        if compiles {
            terminal.showProgress("compiling the architectures")
            figures.add(compilation: try CompilationRun(of: package).figures(of: subjects))
        }
        if countsMessages {
            figures.add(
                messages: try cache.value("messages") {
                    try ScenarioTracing(architectures, among: architectures)
                        .fiveActions(on: terminal).messagesOfFiveActions
                })
        }
        return figures
    }
}
