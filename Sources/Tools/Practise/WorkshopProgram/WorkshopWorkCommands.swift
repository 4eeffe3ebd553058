import ArchitectureList
import Console
import Foundation
import Trials
import Workshop

/// Starts an exercise, or resumes saved work on one.
struct WorkshopStartCommand: Command {
    static let about = CommandDefinition(
        name: "workshop start",
        summary: "start an exercise in your work tree",
        notes: """
            Commit or stash your changes first. The command adds the files of the exercise to your work
            tree, and commits nothing.
            Without --architecture, the command takes one of the architectures of the exercise: the one in
            which you last worked on this exercise, or else the one in which you last worked on any
            exercise, or else the first one with unit tests.
            """)

    private let task = WorkshopTask()
    @Argument("--resume", "resume the work that `workshop reset` or `check` saved last")
    private var resumes: Bool
    @Argument(
        "--saved", "N",
        "with --resume: resume the saved work with this number (see `workshop saved`)",
        needs: "--resume", in: 1...Int.max)
    private var number: Int?

    func run(on terminal: Terminal) async throws -> ExitCode {
        if task.typed == nil {
            throw UsageError(
                "which exercise? `swift run workshop list` shows them all; `start 1` takes the first"
            )
        }
        var workbench = try task.workbench(on: terminal)
        let assignment = try task.assignment(on: workbench)
        if resumes {
            let (saved, conflicts, advice) = try workbench.resume(assignment, number: number)
            terminal.print(
                wrapping:
                    "Resumed \(assignment.title) with your saved work \(saved.summary). `swift run workshop saved` lists "
                    + "all that is saved.")
            let missing = try workbench.missingFiles(of: assignment).count
            if missing > 0 {
                terminal.note(
                    "\("start file".counted(missing)) \(missing == 1 ? "is" : "are") missing, as when this was saved; "
                        + "`swift run workshop restore` puts back what is missing")
            }
            for path in conflicts {
                terminal.note(
                    "\(path): you and the package have changed the same lines; look for <<<<<<<, and edit them"
                )
            }
            Self.note(advice, on: terminal)
            return conflicts.isEmpty ? .success : .failure
        }
        let advice = try workbench.start(assignment)
        terminal.print(wrapping: Self.text(of: assignment, in: workbench.catalogue.package))
        Self.note(advice, on: terminal)
        return .success
    }

    private static func note(_ advice: String?, on terminal: Terminal) {
        if let advice { terminal.note("this branch is not as you found it: \(advice)") }
    }

    /// The files to open, and the commands to type.
    private static func text(of assignment: Assignment, in package: URL) -> String {
        let exercise = assignment.exercise
        let files =
            ["\(exercise.path)/README.md"] + [exercise.feature].compactMap(\.self)
            + assignment.placesToOpen
        let lines = files.map { path in
            let exists = FileManager.default.fileExists(atPath: package.appending(path: path).path)
            return "  " + path + (exists ? "" : "    which you create")
        }
        let others = exercise.architectures.joined(separator: ", ")
        let choice = assignment.reason.map { reason in
            "\nYou work in \(assignment.subject.name), because \(reason). To choose another, pass --architecture with "
                + "one of \(others)."
        }
        return """
            Started \(assignment.title): \(exercise.title)\(choice ?? "")

            Open
            \(lines.joined(separator: "\n"))

            Then type
              swift run workshop check    as often as you like; it builds what you changed
              swift run workshop hint     if you are stuck
              swift run workshop reset    to stop: your work is saved
            You need not commit. If you do, do it on a branch of its own: `git switch --create NAME`
            """ + firstBuild(of: exercise, in: package)
    }

    /// Advice for the minutes of the first build.
    private static func firstBuild(of exercise: Exercise, in package: URL) -> String {
        let isBuilt = FileManager.default.fileExists(
            atPath: package.appending(path: ".build/check").path)
        // Say nothing, because nothing is recorded before there is a prediction.
        if isBuilt || exercise.kind == .predict { return "" }
        return """


            The first check builds for some minutes. Begin it now, before you edit. Meanwhile, answer "Predict before you \
            start" in \(exercise.path)/README.md.
            """
    }
}

extension Assignment {
    /// The folders to look at first. The exact files would give away what is to be predicted.
    fileprivate var placesToOpen: [String] {
        switch exercise.kind {
        case .predict: return [Prediction.path]
        case .hunt: return [subject.folder, subject.testFolder].compactMap { $0.map { $0 + "/" } }
        case .module: return [subject.folder + "/"]
        case .change, .test, .refactor, .split:
            let paths = exercise.solutions[subject.name]?.paths ?? []
            let folders = paths.filter { exercise.kind == .test || !$0.hasPrefix("Tests/") }
                .map { $0.split(separator: "/").dropLast().joined(separator: "/") + "/" }
            return folders.isEmpty ? [subject.folder + "/"] : folders.uniqued()
        }
    }
}

/// Saves the work on an exercise, and puts the files back.
struct WorkshopResetCommand: Command {
    static let about = CommandDefinition(
        name: "workshop reset",
        summary: "save your work, and put the files back",
        notes: """
            The command saves all changes since the start, including new files and what you have
            committed. It puts the files back as at the last commit; your commits stay on their branch.
            `swift run workshop start N --resume` resumes the work, and `swift run workshop saved` lists all
            that you saved. If there is another git repository inside the package, nothing in it is saved
            or changed.
            """)

    func run(on terminal: Terminal) async throws -> ExitCode {
        var workbench = try Workbench.current(on: terminal)
        let ending = try workbench.reset()
        terminal.print(wrapping: try Self.text(of: ending.saved, on: ending.work, in: workbench))
        let others = try workbench.otherRepositories()
        if let first = others.first {
            terminal.note(
                "\(first) is another git repository: nothing in it is saved, and it stays where it is"
                    + (others.count > 1 ? "; the same is true of \(others.count - 1) more" : ""))
        }
        if let advice = ending.advice {
            terminal.print(wrapping: "Your branch stays as it is: \(advice)")
        }
        return .success
    }

    /// What has become of the work.
    private static func text(
        of saved: SavedWork?, on work: LearningProgress.Work, in workbench: Workbench
    ) throws -> String {
        guard let saved else {
            let last = try workbench.lastSaved(on: work)
            return
                "There was nothing to save, because you had changed nothing. The files are as they were at the last "
                + "commit." + (last.map { " \($0.offer)" } ?? "")
        }
        let subject =
            try workbench.isAsBefore(saved)
            ? "Your files were as before the exercise. This state of \(work.title)"
            : "Your work on \(work.title)"
        return """
            \(subject) is saved as number \(saved.number).
            The files are as they were at the last commit. To continue this work later:
            \(saved.command)
            """
    }
}
