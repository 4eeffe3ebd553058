import ArchitectureList
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
        progress = try file.read(note: note) ?? Self.progress(keptIn: catalogue.package, note)
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
        try repository.expectNoLock()
        // Keep both, because the next command may come after `git gc`.
        try repository.keep(step.old, as: "step/old")
        try repository.keep(step.new, as: "step/new")
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
        try repository.lead(LearningProgress.nameOfCurrent, to: progress.current?.name)
        try update { $0.unfinished = nil }
    }

    // MARK: Working

    /// Makes sure that an exercise can be checked, and saves the learner's work.
    ///
    /// - Returns: The saved work; nil if the learner has changed nothing.
    package func beginCheck(of assignment: Assignment) throws -> SavedWork? {
        try expectStarted(assignment)
        let repository = try GitRepository(of: package)
        try repository.expectNothingUnderWay()
        guard let work = progress.current else { return nil }
        if let base = repository.base(of: work), let start = repository.kept(work.name),
            let branch = try repository.otherBranch(since: base, start: start),
            try !missingFiles(of: assignment).isEmpty
        {
            throw PackageError(
                "start files are missing on this branch, and the branch \(branch) has commits that you made since the start; "
                    + "type `git switch \(branch)`, or `swift run workshop restore` to go on here")
        }
        return try save(work, in: repository)
    }

    /// Records the result of a check.
    ///
    /// - Parameter saved: The work that was checked.
    package mutating func record(
        _ report: CheckReport, of assignment: Assignment, as saved: SavedWork? = nil
    ) throws {
        let work = assignment.work
        let date = now()
        if let saved, saved.work == work {
            let failed = report.failures.first.map { "failed at \($0.check.rawValue)" }
            try keep(failed ?? (report.passed ? SavedWork.passed : "edited meanwhile"), of: saved)
        }
        try update { progress in
            // Predictions for the other architectures are made in the same file.
            if work.exercise == progress.current?.exercise { progress.add(work, at: date) }
            progress.change(work) {
                $0.checks += 1
                $0.use(at: date)
                $0.lastFailure = report.failures.first?.check.rawValue
                if report.passed { $0.passed = $0.passed ?? date }
            }
        }
    }

    /// The next hint and its number; the last one again if there are no more.
    package func nextHint(of assignment: Assignment) throws -> (number: Int, text: String) {
        let exercise = assignment.exercise
        guard let entry = progress[assignment.work] else {
            throw PackageError(
                "\(exercise.folderName) is not started in \(assignment.subject.name); try it first: `swift run "
                    + "workshop start \(exercise.number) --architecture \(assignment.subject.name)`"
            )
        }
        let number = min(max(0, entry.hints), exercise.hints.count - 1) + 1
        return (number, exercise.hints[number - 1])
    }

    /// Records that a hint was shown, so that the next one comes next.
    package mutating func recordHint(_ number: Int, of assignment: Assignment) throws {
        let date = now()
        try update {
            $0.change(assignment.work) {
                $0.hints = number
                $0.use(at: date)
            }
        }
    }

    /// Records that the solution is shown before the exercise is passed.
    package mutating func spoil(_ assignment: Assignment) throws {
        let date = now()
        try update { $0.change(assignment.work) { $0.spoiled = $0.spoiled ?? date } }
    }

    // MARK: Ending

    /// Saves the work, and puts the files back as they were at the last commit.
    ///
    /// - Returns: The exercise, the saved work, which is nil if the learner had changed nothing, and advice about the learner's
    ///   commits, which are part of the saved work.
    package mutating func reset() throws
        -> (work: LearningProgress.Work, saved: SavedWork?, advice: String?)
    {
        let repository = try GitRepository(of: package)
        guard let work = progress.current else {
            throw PackageError(
                "no exercise is started, so your files stay as they are; "
                    + "`swift run workshop saved` lists what you saved"
            )
        }
        try repository.expectNothingUnderWay()
        let saved = try save(work, in: repository)
        let advice = try adviceOnCommits(in: repository)
        try change(repository, to: "HEAD") { $0.current = nil }
        return (work, saved, advice)
    }
}
