import ArchitectureList
import Foundation
import Output
import Scenarios
import Toolchain
import Workshop

/// The exercise and the architecture that a command of the workshop is called with.
struct WorkshopTask: ArgumentGroup {
    @Argument(operand: "[N|NAME]") var typed: String?
    @Argument(
        Option.architecture, "NAME",
        "work in one of " + Architecture.known.names.joined(separator: ", "),
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
    ///   - typed: An exercise that must be there, in an architecture if one is named.
    ///   - isForReading: Whether it changes nothing.
    static func current(
        for typed: String? = nil, in architecture: String? = nil, isForReading: Bool = false,
        on terminal: Terminal
    ) throws -> Workbench {
        let catalogue = try Catalogue.current()
        // A wrong name is wrong usage, also while another command is at work.
        if let typed { _ = try catalogue.known(typed, in: architecture) }
        return try Workbench(catalogue, isForReading: isForReading) { terminal.note($0) }
    }
}

extension Catalogue {
    /// The exercises of the package that the program is called in.
    static func current() throws(UsageError) -> Catalogue {
        let subjects = Architecture.all.subjects
        return Catalogue(of: try PackageFolder.current(with: subjects), architectures: subjects)
    }

    /// Says what is wrong with damaged exercises, which are left out.
    func note(errorsOn terminal: Terminal) {
        for error in errors { terminal.note("\(error)") }
    }

    /// Records a predicted step as `triptych trace` does.
    func recorder(on terminal: Terminal) -> StepRecorder {
        { [package] prediction, architecture in
            let file = package.appending(path: prediction.feature)
            let scenarios = try RunnableFeature(FeatureFiles.read(file.path)).scenarios
            let selection = try TraceSelection(prediction.step, among: scenarios)
            let chosen = Architecture.all.filter { $0.name == architecture }
            return try ScenarioTracing(chosen)
                .traces(of: selection, on: terminal).first
        }
    }

    /// The exercise with a number or a name, as wrong usage if there is none, or none in the architecture.
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
