import ArchitectureList
import Console
import Foundation
import Gherkin
import Toolchain
import Traces
import Workshop

/// The exercise and the architecture that a command of the workshop is called with.
struct WorkshopTask: ArgumentGroup {
    @Argument(operand: "[N|NAME]") var typed: String?
    @Argument(
        Option.architecture, "NAME",
        "the architecture of the exercise: " + Architecture.known.names.joined(separator: ", "),
        among: Architecture.known.names, of: "architecture")
    private var architecture: String?

    func workbench(isForReading: Bool = false, on terminal: Terminal) throws -> Workbench {
        try .current(for: typed, in: architecture, isForReading: isForReading, on: terminal)
    }

    /// The exercise that is named, or the one in the work tree.
    func assignment(on workbench: Workbench) throws -> Assignment {
        try workbench.assignment(typed, in: architecture)
    }
}

extension Workbench {
    /// The exercises of the package that the program is called in, and what the learner has done.
    ///
    /// - Parameters:
    ///   - typed: The number or name of an exercise that must exist, in the architecture if one is named.
    ///   - isForReading: Whether the command changes nothing.
    static func current(
        for typed: String? = nil, in architecture: String? = nil, isForReading: Bool = false,
        on terminal: Terminal
    ) throws -> Workbench {
        let catalogue = try Catalogue.current()
        // Check the name first, so that a wrong one is reported even while another command is at work.
        if let typed { _ = try catalogue.known(typed, in: architecture) }
        return try Workbench(catalogue, isForReading: isForReading) { terminal.note($0) }
    }
}

extension Catalogue {
    /// The exercises of the package that the program is called in.
    static func current() throws(UsageError) -> Catalogue {
        let subjects = Architecture.all.subjects
        return Catalogue(of: try PackageFolder.current(), architectures: subjects)
    }

    /// Prints the errors in damaged exercises, which are left out.
    func note(errorsOn terminal: Terminal) {
        for error in errors { terminal.note("\(error)") }
    }

    /// Records a predicted step as `swift run trace` does.
    func recorder(on terminal: Terminal) -> StepRecorder {
        { [package] prediction, architecture in
            let file = package.appending(path: prediction.feature)
            let scenarios = try FeatureFiles.read(file.path).scenarios
            let selection = try TraceSelection(prediction.step, among: scenarios)
            let chosen = Architecture.all.filter { $0.name == architecture }
            return try ScenarioTracing(chosen)
                .traces(of: selection, on: terminal).first
        }
    }

    /// The exercise with a number or a name. Throws a `UsageError` if there is none, or if it can't be done in the
    /// architecture.
    func known(_ typed: String, in architecture: String? = nil) throws -> Exercise {
        do {
            let exercise = try exercise(typed)
            if let architecture { _ = try assignment(exercise, in: architecture) }
            return exercise
        } catch let refusal as PackageError {
            throw UsageError(refusal.description)
        }
    }
}
