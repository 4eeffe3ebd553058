import ArchitectureList
import Output
import Workshop

/// Saves the work on an exercise, and puts the files back.
struct WorkshopResetCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "workshop reset", summary: "save your work as a patch, and put the files back",
            notes: """
                All changes since the last commit are saved, also new files. `triptych workshop start N
                --resume` takes the work up again.
                """)
    }

    private let architectures: [Architecture]

    init(_ arguments: Arguments) throws(UsageError) {
        architectures = arguments.architectures
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        let catalogue = try Catalogue.current(of: architectures)
        var workbench = try Workbench(catalogue) { terminal.note($0) }
        let (patch, work) = try workbench.reset()
        guard let patch else {
            terminal.print("There was nothing to save. The files are as they were.")
            return .success
        }
        terminal.print(
            wrapping: """
                Your work on \(work.exercise) in \(work.architecture) is saved in \(patch).
                The files are as at the last commit. To go on with it later:
                triptych workshop start \(work.exercise) --architecture \(work.architecture) --resume
                """)
        return .success
    }
}
