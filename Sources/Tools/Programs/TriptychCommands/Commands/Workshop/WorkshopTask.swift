import ArchitectureList
import ArchitectureRules
import Foundation
import Output
import Workshop

/// The exercise that a command of the workshop is about, as it is typed.
struct WorkshopTask {
    static let operands = "[N|NAME]"

    private let typed: String?
    private let architecture: String?
    private let architectures: [Architecture]

    /// - Parameter command: The last word of its name.
    init(_ arguments: Arguments, of command: String) throws(UsageError) {
        typed = try arguments.exercise(of: command)
        architecture = try arguments.workshopArchitecture()
        architectures = arguments.architectures
    }

    /// Does a piece of work on the exercise.
    ///
    /// - Parameter isForReading: Whether it changes nothing.
    @MainActor
    func withWork<Result>(
        isForReading: Bool = false, on terminal: Terminal,
        _ body: (inout Workbench, Work) throws -> Result
    ) throws -> Result {
        let catalogue = try Catalogue.current(of: architectures)
        if let typed { try checkArchitecture(of: catalogue.known(typed)) }
        var workbench = try Workbench(catalogue, isForReading: isForReading) { terminal.note($0) }
        let (exercise, subject) = try workbench.work(typed, architecture: architecture)
        return try body(&workbench, Work(exercise: exercise, subject: subject))
    }

    private func checkArchitecture(of exercise: Exercise) throws(UsageError) {
        guard let architecture, !exercise.architectures.contains(architecture) else { return }
        throw UsageError(
            "\(exercise.folderName) is not done in \(architecture); it is in "
                + exercise.architectures.joined(separator: ", "))
    }

    struct Work {
        let exercise: Exercise
        let subject: ArchitectureSources

        var architecture: String { subject.name }
        var folder: String { subject.folder }
        var title: String { "\(exercise.folderName) in \(architecture)" }
    }
}
