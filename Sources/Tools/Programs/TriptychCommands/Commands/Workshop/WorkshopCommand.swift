import ArchitectureList
import Foundation
import Output
import Scenarios
import Toolchain
import Workshop

/// A command about the exercises, or about one of them.
protocol WorkshopCommand: Command {
    init(task: WorkshopTask)
}

extension WorkshopCommand {
    init(_ arguments: Arguments) throws(UsageError) {
        self.init(task: try WorkshopTask(arguments))
    }
}

/// The exercise and the architecture that a command of the workshop is called with.
struct WorkshopTask {
    static let operands = "[N|NAME]"

    let arguments: Arguments
    private let typed: String?
    private let architecture: String?

    init(_ arguments: Arguments) throws(UsageError) {
        self.arguments = arguments
        typed = arguments.operands.first
        let chosen =
            try arguments.has(Option.architectureName) ? arguments.chosenArchitectures() : []
        if chosen.count > 1 { throw UsageError("work in one architecture at a time, not in all") }
        architecture = chosen.first?.name
    }

    /// The exercises of the package that the program is called in, and what the learner has done.
    ///
    /// - Parameter isForReading: Whether it changes nothing.
    func workbench(isForReading: Bool = false, on terminal: Terminal) throws -> Workbench {
        let catalogue = try Catalogue.current(of: arguments.architectures)
        // A wrong name is wrong usage, also while another command is at work.
        if let typed { _ = try catalogue.known(typed, in: architecture) }
        return try Workbench(catalogue, isForReading: isForReading) { terminal.note($0) }
    }

    /// The exercise that is named, or the one in the work tree.
    func assignment(on workbench: Workbench) throws -> Assignment {
        try workbench.assignment(typed, in: architecture)
    }
}

extension Catalogue {
    /// The exercises of the package that the program is called in.
    static func current(of architectures: [Architecture]) throws(UsageError) -> Catalogue {
        let package = try PackageFolder.current(with: architectures.subjects)
        return Catalogue(of: package, architectures: architectures.subjects)
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
            return try ScenarioTracing(chosen, among: Architecture.all)
                .traces(of: selection, on: terminal).first
        }
    }

    /// The exercise with a number or a name, as wrong usage if there is none, or none in the architecture.
    func known(_ typed: String, in architecture: String? = nil) throws -> Exercise {
        do {
            let exercise = try exercise(typed)
            if let architecture { _ = try assignment(exercise, in: architecture) }
            return exercise
        } catch let refusal as WorkshopRefusal {
            throw UsageError(refusal.description)
        }
    }
}

extension Option {
    /// The option for the architecture that is worked in.
    static func workedIn(among architectures: [Architecture]) -> Option {
        Option(
            architectureName, "NAME",
            "work in one of " + architectures.names.joined(separator: ", "))
    }
}

extension Terminal {
    /// Shows the current step of a build or a check.
    func showStep(_ text: String) {
        showProgress(String(text.prefix((width ?? 80) - 1)))
    }
}
