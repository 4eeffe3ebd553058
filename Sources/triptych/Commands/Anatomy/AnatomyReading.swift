import Anatomy
import Architectures
import Foundation
import Reporting

/// Takes the figures that a command line asks for, with a word on what takes long.
struct AnatomyReading {
    let architectures: [Architecture]
    var measuresCoverage = false
    var compiles = false
    var countsMessages = false

    func figures(on terminal: Terminal) throws -> AnatomyFigures {
        defer { terminal.clearProgress() }
        let subjects = architectures.subjects
        let package = try PackageFolder.current(with: subjects)
        terminal.showProgress("reading the sources")
        var figures = try AnatomyFigures.read(subjects, of: package)
        if measuresCoverage {
            terminal.showProgress("running the tests of the logic; the first time takes minutes")
            figures.add(coverage: try CoverageRun(of: package).figures(of: subjects))
        }
        if compiles {
            terminal.showProgress("compiling the architectures")
            figures.add(compilation: try CompilationRun(of: package).figures(of: subjects))
        }
        if countsMessages {
            let traces = try ScenarioTracing(architectures, among: architectures)
                .fiveActions(on: terminal)
            figures.add(messages: traces.messagesOfFiveActions)
        }
        return figures
    }
}
