import ArchitectureList
import Foundation
import Output
import Workshop

/// Starts an exercise, or takes up work on one that was put away.
struct WorkshopStartCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "workshop start", summary: "start an exercise in your work tree",
            operands: WorkshopTask.operands,
            options: [
                .workedIn(among: architectures),
                Option("--resume", nil, "take up the work that `workshop reset` saved"),
            ],
            notes: """
                The work tree must have no changes. What you are given is applied to it, and is not committed.
                Without --architecture, it is the one in which you worked on this exercise last, or else on any.
                """)
    }

    private let task: WorkshopTask
    private let resumes: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        guard !arguments.operands.isEmpty else {
            throw UsageError("which exercise? `triptych workshop list` shows them all")
        }
        task = try WorkshopTask(arguments, of: "start")
        resumes = arguments.has("--resume")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        try task.withWork(on: terminal) { workbench, work in
            if resumes {
                let (patch, conflicts) = try workbench.resume(
                    work.exercise, in: work.architecture, at: Date())
                terminal.print(wrapping: "Back at \(work.title), with \(patch).")
                for path in conflicts {
                    terminal.note("\(path): the package has changed here since; look for <<<<<<<")
                }
                return conflicts.isEmpty ? .success : .failure
            }
            try workbench.start(work.exercise, in: work.architecture, at: Date())
            terminal.print(wrapping: Self.text(of: work, in: workbench.catalogue.package))
            return .success
        }
    }

    /// What to open, and what to type.
    private static func text(of work: WorkshopTask.Work, in package: URL) -> String {
        let exercise = work.exercise
        let files =
            ["\(exercise.path)/README.md"] + [exercise.feature].compactMap(\.self)
            + exercise.foldersToOpen(in: work.architecture, otherwise: work.folder)
        let lines = files.map { path in
            let exists = FileManager.default.fileExists(atPath: package.appending(path: path).path)
            return "  " + path + (exists ? "" : "    which you create")
        }
        return """
            Started \(work.title): \(exercise.title)

            Open
            \(lines.joined(separator: "\n"))

            Then type
              .build/debug/triptych workshop check    as often as you like; it builds what you changed
              .build/debug/triptych workshop hint     if you are stuck
              .build/debug/triptych workshop reset    to stop: your work is saved as a patch
            """
    }
}

extension Exercise {
    /// The folders to look at first. The exact files would give away what is to be predicted.
    fileprivate func foldersToOpen(in architecture: String, otherwise folder: String) -> [String] {
        let place =
            switch kind {
            case .predict: [Prediction.path]
            case .hunt, .module: [String]()
            case .change, .test, .refactor, .split:
                (solutions[architecture]?.paths ?? [])
                    .filter { kind == .test || !$0.hasPrefix("Tests/") }
                    .map { $0.split(separator: "/").dropLast().joined(separator: "/") + "/" }
            }
        return place.isEmpty ? [folder + "/"] : place.uniqued()
    }
}
