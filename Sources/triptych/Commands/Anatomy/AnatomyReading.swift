import Anatomy
import Foundation
import Reporting

/// Takes the figures that a command line asks for, with a word on what takes long.
struct AnatomyReading {
    var measuresCoverage = false
    var compiles = false
    var countsHops = false

    func figures(on terminal: Terminal) throws -> AnatomyFigures {
        defer { terminal.clearProgress() }
        let package = try PackageFolder.current()
        terminal.showProgress("reading the sources")
        var figures = try AnatomyFigures.read(of: package)
        if measuresCoverage {
            terminal.showProgress("running the tests of the logic; the first time takes minutes")
            figures.add(coverage: try CoverageRun(of: package).figures(of: Subject.all))
        }
        if compiles {
            terminal.showProgress("compiling the architectures")
            figures.add(compilation: try CompilationRun(of: package).figures(of: Subject.all))
        }
        if countsHops { figures.add(hops: try HopReading().figures(on: terminal)) }
        return figures
    }
}
