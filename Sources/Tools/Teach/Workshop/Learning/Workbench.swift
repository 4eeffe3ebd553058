import ArchitectureRules
import Foundation
import Toolchain

/// Where a learner works on one exercise at a time: the work tree of the package.
package struct Workbench {
    package let catalogue: Catalogue
    private let file: ProgressFile
    /// Keeps other commands of the workshop from changing the work tree meanwhile; nil for reading only.
    private let lock: PackageLock?
    private let now: () -> Date
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
    /// - Returns: What to do about commits since the exercise before, which this one begins with.
    @discardableResult
    package mutating func start(_ assignment: Assignment) throws -> String? {
        let exercise = assignment.exercise
        let repository = try cleanRepository()
        let last = progress.entries.last?.work
        let advice = try last.flatMap { try adviceOnCommits(since: $0, in: repository) }
        var texts = FileTexts(of: package)
        do {
            try texts.apply(exercise.given(in: assignment.subject.name))
        } catch let error as WorkshopError {
            guard let advice else { throw error }
            throw PackageError(
                "\(exercise.folderName) doesn't fit the files on this branch; \(advice)")
        }
        if exercise.kind == .predict, let answer = exercise.answer {
            texts.replace(Prediction.path, with: Prediction.form(from: answer))
        }
        try texts.fileChanges.write(in: package)
        try begin(assignment, in: repository) {
            try repository.keep("HEAD", as: assignment.work.nameOfBase)
            try repository.keep(repository.snapshot(), as: assignment.work.name)
        }
        return advice
    }

    /// Takes up saved work.
    ///
    /// - Parameter number: Which; the last unless given.
    /// - Returns: The work, and the files in which it no longer fits, with conflict markers.
    package mutating func resume(
        _ assignment: Assignment, number: Int? = nil
    ) throws -> (saved: SavedWork, conflicts: [String]) {
        let all = try GitRepository(of: package).savedWork(on: assignment.work)
        guard let saved = all.last(where: { number == nil || $0.number == number }) else {
            throw PackageError(
                "there is no saved work on \(assignment.title)"
                    + (number.map { " with the number \($0); `triptych workshop saved` lists it" }
                        ?? "; start it without --resume"))
        }
        let repository = try cleanRepository()
        let conflicts = try begin(assignment, in: repository) {
            try repository.takeUp(repository.reference(saved.name))
        }
        return (saved, conflicts)
    }

    /// Does some work in a clean work tree, which is clean again if that fails.
    private mutating func begin<Result>(
        _ assignment: Assignment, in repository: GitRepository, _ work: () throws -> Result
    ) throws -> Result {
        let date = now()
        do {
            let result = try work()
            try update { $0.start(assignment.work, at: date) }
            return result
        } catch {
            try? repository.putBack()
            throw error
        }
    }

    private func cleanRepository() throws -> GitRepository {
        let repository = try GitRepository(of: package)
        let changed = try repository.changedPaths()
        guard let first = changed.first else { return repository }
        // The name of a file could give away where something is planted.
        if let work = progress.current {
            throw PackageError(
                "you are at \(work.exercise) in \(work.architecture); `triptych workshop reset` saves that work and "
                    + "puts the files back")
        }
        let count = changed.count == 1 ? first : "\(first) and \(changed.count - 1) more"
        throw PackageError(
            "the work tree has changes (\(count)); commit the changes, or stash them with "
                + "`git stash --include-untracked`")
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

    /// The next hint and its number; the last one again if there are no more.
    package mutating func nextHint(
        of assignment: Assignment
    ) throws -> (number: Int, text: String) {
        let exercise = assignment.exercise
        guard let entry = progress[assignment.work] else {
            throw PackageError(
                "\(exercise.folderName) is not started in \(assignment.subject.name); try it first: `triptych "
                    + "workshop start \(exercise.number) --architecture \(assignment.subject.name)`"
            )
        }
        let number = min(max(0, entry.hints), exercise.hints.count - 1) + 1
        try update { $0.change(assignment.work) { $0.hints = number } }
        return (number, exercise.hints[number - 1])
    }

    // MARK: Ending

    /// All saved work, oldest first.
    package func savedWork() throws -> [SavedWork] {
        try GitRepository(of: package).savedWork()
    }

    /// Saves the work, and puts the files back as they were at the last commit.
    ///
    /// - Returns: The work, nil if there was nothing to save, and what to do about commits, which are part of what is saved.
    package mutating func reset() throws
        -> (work: LearningProgress.Work, saved: SavedWork?, advice: String?)
    {
        guard let work = progress.current else {
            throw PackageError(
                "no exercise is started, and what is changed here besides is left alone; "
                    + "`triptych workshop saved` lists what you saved"
            )
        }
        let repository = try GitRepository(of: package)
        let saved = try save(work, in: repository)
        let advice = try adviceOnCommits(since: work, in: repository)
        try repository.putBack()
        try update { $0.current = nil }
        return (work, saved, advice)
    }

    /// Saves all changes since the start, committed or not, unless they are saved already.
    private func save(
        _ work: LearningProgress.Work, in repository: GitRepository
    ) throws -> SavedWork? {
        let end = try repository.snapshot()
        let start = repository.kept(work.name) ?? "HEAD"
        if try repository.changedPaths(from: start, to: end).isEmpty { return nil }
        let last = try repository.savedWork(on: work).last
        if let last,
            try repository.changedPaths(from: repository.reference(last.name), to: end).isEmpty
        {
            return last
        }
        // If what was given is missing, too, the work is elsewhere, such as in a stash. Only a fault, or missing tests,
        // can be mended to just that.
        let kind = try? catalogue.exercise(work.exercise).kind
        if let last, kind != .hunt, kind != .test, let base = repository.kept(work.nameOfBase),
            try repository.changedPaths(from: base, to: end).isEmpty
        {
            return last
        }
        let saved = SavedWork(work: work, number: (last?.number ?? 0) + 1, date: now())
        let commit = try repository.commit(end, after: ["HEAD"], saying: work.name, at: saved.date)
        try repository.keep(commit, as: saved.name)
        return saved
    }
}
