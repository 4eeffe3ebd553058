import ArchitectureList
import ArchitectureRules
import Foundation
import Toolchain
import Trials

/// Where a learner works on one exercise at a time: the work tree of the package.
package struct Workbench {
    package let catalogue: Catalogue
    private let file: ProgressFile
    /// Keeps other commands of the workshop from changing the work tree meanwhile; nil for reading only.
    private let lock: PackageLock?
    let now: () -> Date
    package private(set) var progress: LearningProgress

    var package: URL { catalogue.package }

    /// - Parameters:
    ///   - isForReading: Whether nothing will be changed, so that another command may be at work.
    ///   - note: Called with notes for a person.
    package init(
        _ catalogue: Catalogue, isForReading: Bool = false, note: (String) -> Void,
        now: @escaping () -> Date = { Date() }
    ) throws {
        self.catalogue = catalogue
        self.now = now
        lock = isForReading ? nil : try PackageLock(of: catalogue.package)
        file = ProgressFile(of: catalogue.package)
        progress = try file.read(note: note)
        if let step = progress.unfinished {
            if isForReading {
                note(
                    "another command is changing your files, or was killed while it changed them; if it was killed, `swift run "
                        + "workshop check` finishes its work"
                )
                return
            }
            try finish(step, in: GitRepository(of: catalogue.package))
            note(
                "an earlier command was interrupted while it changed your files, so this command finished its work first"
            )
        }
    }

    /// The name of the learner: the author of commits, or the user of the machine.
    package var learner: String {
        (try? GitRepository(of: package))?.author ?? NSUserName()
    }

    mutating func update(_ change: (inout LearningProgress) -> Void) throws {
        change(&progress)
        try file.write(progress)
    }

    // MARK: Changing files

    /// Changes the files of the work tree and the progress. The change is recorded before the first file changes, so that
    /// the next command can finish it if this one is interrupted.
    mutating func change(
        _ repository: GitRepository, to tree: String,
        recording record: (inout LearningProgress) -> Void
    ) throws {
        let before = progress
        let step = LearningProgress.FileStep(
            old: try repository.snapshot(), new: try repository.line("rev-parse", tree + "^{tree}"))
        try repository.expectNothingInTheWay(from: step.old, to: step.new)
        try RunningSubprocesses.finishing {
            try update {
                record(&$0)
                $0.unfinished = step
            }
            do {
                try finish(step, in: repository)
            } catch {
                try repository.change(from: step.new, to: step.old)
                try update { $0 = before }
                throw error
            }
        }
    }

    private mutating func finish(
        _ step: LearningProgress.FileStep, in repository: GitRepository
    ) throws {
        try repository.change(from: step.old, to: step.new)
        try update { $0.unfinished = nil }
    }

    // MARK: Working

    /// Records the result of a check.
    package mutating func record(_ report: CheckReport, of assignment: Assignment) throws {
        let work = assignment.work
        let date = now()
        try update { progress in
            // Predictions for the other architectures are made in the same file.
            if work.exercise == progress.current?.exercise { progress.add(work, at: date) }
            progress.change(work) {
                $0.checks += 1
                if $0.passed == nil { $0.use(at: date) }
                $0.lastFailure = report.failures.first?.check.rawValue
                if report.passed { $0.passed = $0.passed ?? date }
            }
        }
    }

    /// The next hint and its number; the last one again if there are no more.
    package mutating func nextHint(
        of assignment: Assignment
    ) throws -> (number: Int, text: String) {
        let exercise = assignment.exercise
        guard let entry = progress[assignment.work] else {
            throw PackageError(
                "\(exercise.folderName) is not started in \(assignment.subject.name); try it first: `swift run "
                    + "workshop start \(exercise.number) --architecture \(assignment.subject.name)`"
            )
        }
        let number = min(max(0, entry.hints), exercise.hints.count - 1) + 1
        let date = now()
        try update {
            $0.change(assignment.work) {
                $0.hints = number
                if $0.passed == nil { $0.use(at: date) }
            }
        }
        return (number, exercise.hints[number - 1])
    }

    /// Records that the solution is shown before the exercise is passed.
    package mutating func spoil(_ assignment: Assignment) throws {
        let date = now()
        try update { $0.change(assignment.work) { $0.spoiled = $0.spoiled ?? date } }
    }

    // MARK: Ending

    /// All saved work, oldest first.
    package func savedWork() throws -> [SavedWork] {
        try GitRepository(of: package).savedWork()
    }

    /// Saves the work, and puts the files back as they were at the last commit.
    ///
    /// - Returns: The exercise, the saved work, which is nil if there was nothing to save, and advice about the learner's
    ///   commits, which are part of the saved work.
    package mutating func reset() throws
        -> (work: LearningProgress.Work, saved: SavedWork?, advice: String?)
    {
        guard let work = progress.current else {
            throw PackageError(
                "no exercise is started, so your files stay as they are; "
                    + "`swift run workshop saved` lists what you saved"
            )
        }
        let repository = try GitRepository(of: package)
        try repository.expectNothingUnderWay()
        try followUpdate(of: work, in: repository)
        let saved = try save(work, in: repository)
        let advice = try adviceOnCommits(in: repository)
        try change(repository, to: "HEAD") { $0.current = nil }
        return (work, saved, advice)
    }

    /// Saves all changes since the start, committed or not, unless they are saved already.
    func save(
        _ work: LearningProgress.Work, in repository: GitRepository
    ) throws -> SavedWork? {
        let end = try repository.snapshot()
        let start = repository.kept(work.name) ?? "HEAD"
        if try repository.changedPaths(from: start, to: end).isEmpty { return nil }
        let last = try repository.savedWork(on: work).last
        // After a new commit, save the same files again, because they differ from this commit in another way. For example,
        // they may resolve a conflict with it.
        if let last, try repository.kept(last.name + "^") == repository.line("rev-parse", "HEAD"),
            try repository.changedPaths(from: repository.reference(last.name), to: end).isEmpty
        {
            return last
        }
        // If all files are as before the start, don't save them, because the work is elsewhere, such as in a stash. Only in
        // a hunt, or an exercise about missing tests, can these files be a solution.
        let kind = try? catalogue.exercise(work.exercise).kind
        if let last, kind != .hunt, kind != .test, let base = repository.base(of: work),
            try repository.changedPaths(from: base, to: end).isEmpty
        {
            return last
        }
        let saved = SavedWork(work: work, number: (last?.number ?? 0) + 1, date: now())
        let commit = try repository.commit(end, after: ["HEAD"], saying: work.name, at: saved.date)
        try repository.keep(start, as: saved.nameOfStart)
        try repository.keep(commit, as: saved.name, isNew: true)
        return saved
    }
}
