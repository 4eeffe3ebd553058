import ArchitectureRules
import Foundation

/// Where a learner works on one exercise at a time: the work tree of the package.
package struct Workbench {
    package let catalogue: Catalogue
    private let file: ProgressFile
    /// No other command of the workshop changes the work tree meanwhile; nil to look only.
    private let lock: WorkshopLock?
    private let now: () -> Date
    package private(set) var progress: LearningProgress

    var package: URL { catalogue.package }

    /// - Parameters:
    ///   - isForReading: Whether nothing will be changed, so that another command may be at work.
    ///   - note: Called with what a person should know.
    package init(
        _ catalogue: Catalogue, isForReading: Bool = false, note: (String) -> Void,
        now: @escaping () -> Date = { Date() }
    ) throws {
        self.catalogue = catalogue
        self.now = now
        lock = isForReading ? nil : try WorkshopLock(of: catalogue.package)
        file = ProgressFile(of: catalogue.package)
        progress = try file.read(note: note)
    }

    /// Who works here: the author of commits, or the user of the machine.
    package var learner: String {
        (try? GitRepository(of: package))?.author ?? NSUserName()
    }

    private mutating func update(_ change: (inout LearningProgress) -> Void) throws {
        change(&progress)
        try file.write(progress)
    }

    // MARK: Starting

    /// Applies what the learner is given for an exercise.
    ///
    /// - Returns: The commits since the exercise before, which this one begins with.
    @discardableResult
    package mutating func start(_ assignment: Assignment) throws -> LearnerCommits? {
        let exercise = assignment.exercise
        let repository = try cleanRepository()
        let last = progress.entries.last?.work
        let commits = try last.flatMap { try learnerCommits(since: $0, in: repository) }
        var texts = FileTexts(of: package)
        do {
            try texts.apply(exercise.given(in: assignment.subject.name))
        } catch let error as WorkshopError {
            guard let commits else { throw error }
            throw WorkshopRefusal(
                "\(exercise.folderName) doesn't fit the files on this branch; \(commits.advice)")
        }
        if exercise.kind == .predict, let answer = exercise.answer {
            texts.replace(Prediction.path, with: Prediction.form(from: answer))
        }
        try texts.write(to: package)
        try repository.keep("HEAD", as: assignment.work.nameOfBase)
        try repository.keep(repository.snapshot(), as: assignment.work.name)
        try begin(assignment)
        return commits
    }

    /// Takes up work that was put away.
    ///
    /// - Returns: The patch, and the files in which it no longer fits, which have marks of conflicts then.
    package mutating func resume(
        _ assignment: Assignment
    ) throws -> (patch: String, conflicts: [String]) {
        guard let patch = progress[assignment.work]?.saved.last else {
            throw WorkshopRefusal(
                "there is no saved work on \(assignment.title); start it without --resume")
        }
        let repository = try cleanRepository()
        let conflicts = try repository.apply(
            unfinished(assignment.work, in: repository)
                ?? Data(contentsOf: package.appending(path: patch)))
        try begin(assignment)
        return (patch, conflicts)
    }

    private mutating func begin(_ assignment: Assignment) throws {
        let date = now()
        try update { $0.start(assignment.work, at: date) }
    }

    private func cleanRepository() throws -> GitRepository {
        let repository = try GitRepository(of: package)
        let changed = try repository.changedPaths()
        guard let first = changed.first else { return repository }
        let count = changed.count == 1 ? first : "\(first) and \(changed.count - 1) more"
        let advice =
            progress.current.map {
                "you are at \($0.exercise) in \($0.architecture); `triptych workshop reset` saves that work and "
                    + "puts the files back"
            } ?? "commit the changes, or put them away with `git stash --include-untracked`"
        throw WorkshopRefusal("the work tree has changes (\(count)); \(advice)")
    }

    // MARK: Working

    /// Records what a check found.
    package mutating func record(_ report: CheckReport, of assignment: Assignment) throws {
        let work = assignment.work
        let date = now()
        try update { progress in
            // Predictions for the other architectures are made in the same file.
            if work.exercise == progress.current?.exercise { progress.add(work, at: date) }
            progress.change(work) {
                $0.checks += 1
                if report.passed { $0.passed = $0.passed ?? date }
            }
        }
    }

    /// The next hint and its number; the last one again where there is none.
    package mutating func nextHint(
        of assignment: Assignment
    ) throws -> (number: Int, text: String) {
        let exercise = assignment.exercise
        guard let entry = progress[assignment.work] else {
            throw WorkshopRefusal(
                "\(exercise.folderName) is not started in \(assignment.subject.name); try it first: `triptych "
                    + "workshop start \(exercise.number) --architecture \(assignment.subject.name)`"
            )
        }
        let number = min(entry.hints + 1, exercise.hints.count)
        try update { $0.change(assignment.work) { $0.hints = number } }
        return (number, exercise.hints[number - 1])
    }

    // MARK: Ending

    /// Work that was put away.
    package struct SavedWork {
        package let work: LearningProgress.Work
        /// From the root of the package; nil if there was nothing to save.
        package let patch: String?
        /// They are in the patch, and stay on the branch.
        package let commits: LearnerCommits?
    }

    /// Saves the work as a patch and puts the files back as they were at the last commit.
    package mutating func reset() throws -> SavedWork {
        guard let work = progress.current else {
            throw WorkshopRefusal(
                "no exercise is started, so the changes in the work tree are your own; they are left alone"
            )
        }
        let repository = try GitRepository(of: package)
        let end = try repository.snapshot()
        let hasChanged = end != repository.kept(work.name)
        let saved = hasChanged ? try save(work, to: end, in: repository) : nil
        let commits = try learnerCommits(since: work, in: repository)
        try repository.putBack()
        try update { $0.current = nil }
        return SavedWork(work: work, patch: saved, commits: commits)
    }

    /// Saves all changes since the start, committed or not. The patch is empty if the learner fixed a seeded fault by
    /// restoring the original code.
    private mutating func save(
        _ work: LearningProgress.Work, to end: String, in repository: GitRepository
    ) throws -> String {
        let changes = try repository.diff(
            from: repository.kept(work.nameOfBase) ?? "HEAD", to: end)
        let folder = "\(ProgressFile.folder)/saved"
        try FileManager.default.createDirectory(
            at: package.appending(path: folder), withIntermediateDirectories: true)
        let path = ProgressFile.unused("\(folder)/\(work.name)", "patch", in: package)
        try Data(changes.utf8).write(to: package.appending(path: path), options: .atomic)
        // The list of what is saved comes first: a patch that nobody knows is soon forgotten.
        try update { $0.change(work) { $0.saved.append(path) } }
        try repository.keep(end, as: work.nameOfSaved)
        try repository.keep("HEAD", as: work.nameOfTip)
        return path
    }
}
