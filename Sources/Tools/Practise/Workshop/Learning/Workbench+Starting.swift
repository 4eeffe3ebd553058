import ArchitectureList
import Toolchain
import Trials

extension Workbench {
    /// Applies the start files of an exercise.
    ///
    /// - Returns: Advice about the learner's commits, which are part of this exercise; nil if there are none.
    @discardableResult
    package mutating func start(_ assignment: Assignment) throws -> String? {
        let repository = try cleanRepository()
        let advice = try adviceOnCommits(in: repository)
        let given: String
        do {
            given = try self.given(for: assignment, on: "HEAD", in: repository)
        } catch let error as FileError {
            guard let advice else { throw error }
            throw PackageError(
                "\(assignment.exercise.folderName) doesn't fit the files on this branch, perhaps because \(advice)"
            )
        }
        try begin(assignment, with: given, in: repository) { $0 }
        return advice
    }

    /// Resumes saved work. The start files are created again, for the package as it is now. If the learner is working on
    /// the same exercise, that work is saved first.
    ///
    /// - Parameter number: The number of the saved work; the last one if nil.
    /// - Returns: The saved work, the files with conflicts, which have conflict markers, and advice about commits that the
    ///   learner made since then.
    package mutating func resume(
        _ assignment: Assignment, number: Int? = nil
    ) throws -> (saved: SavedWork, conflicts: [String], advice: String?) {
        guard let saved = try savedWork(on: assignment.work, number: number) else {
            let others = try savedWork().map(\.work).filter {
                $0.exercise == assignment.exercise.name && $0 != assignment.work
            }
            throw PackageError(
                "there is no saved work on \(assignment.title)"
                    + (number.map {
                        " with the number \($0); `swift run workshop saved` lists the numbers"
                    }
                        ?? others.last.map {
                            "; there is some with --architecture \($0.architecture)"
                        }
                        ?? "; start it without --resume"))
        }
        if progress.current == assignment.work { _ = try reset() }
        let repository = try cleanRepository()
        let end = repository.reference(saved.name)
        let start = repository.kept(saved.nameOfStart) ?? "\(end)^"
        let meeting = repository.meeting(of: "HEAD", and: end)
        let base = repository.kept(saved.nameOfStart + "^") ?? meeting
        let isOnOwnCommits =
            if let base, let meeting {
                try !repository.ownCommits(since: base, to: meeting).isEmpty
            } else { false }
        let advice = isOnOwnCommits ? nil : try adviceOnCommits(in: repository)
        var conflicts: [String] = []
        if !isOnOwnCommits,
            let given = try? given(for: assignment, on: "HEAD", in: repository)
        {
            try begin(assignment, with: given, again: start, in: repository) { given in
                let merge = try repository.merge(end, into: given, since: start)
                conflicts = merge.conflicts
                return merge.tree
            }
        } else {
            // Don't apply the start files, because this branch already contains them.
            let merge = try repository.merge(end, into: "HEAD", since: meeting ?? start)
            conflicts = merge.conflicts
            try repository.keep(start, as: assignment.work.name)
            let date = now()
            try change(repository, to: merge.tree) { $0.start(assignment.work, at: date) }
        }
        return (saved, conflicts, advice)
    }

    /// The saved work with a number; the last one if the number is nil. Without a number, the work in the work tree is the
    /// last one.
    private func savedWork(
        on work: LearningProgress.Work, number: Int?
    ) throws -> SavedWork? {
        let repository = try GitRepository(of: package)
        if number == nil, progress.current == work { _ = try save(work, in: repository) }
        return try repository.savedWork(on: work).last { number == nil || $0.number == number }
    }

    /// Records the start files, and changes the work tree.
    ///
    /// - Parameter earlier: The commit with the start files of the work that is resumed. If they are the same on the same
    ///   commit, it is kept, because this is still the same attempt.
    private mutating func begin(
        _ assignment: Assignment, with given: String, again earlier: String? = nil,
        in repository: GitRepository, files: (_ given: String) throws -> String
    ) throws {
        let work = assignment.work
        let date = now()
        func place(_ commit: String) throws -> [String] {
            try repository.git.run(["rev-parse", "\(commit)^", "\(commit)^{tree}"]).lines
        }
        let made = try repository.commit(given, after: ["HEAD"], saying: work.name, at: date)
        let start = try earlier.flatMap { try place($0) == place(made) ? $0 : nil } ?? made
        let tree = try files(start)
        try repository.keep(start, as: work.name)
        try change(repository, to: tree) { $0.start(work, at: date) }
    }

    /// The tree of a commit with the start files of an exercise.
    private func given(
        for assignment: Assignment, on commit: String, in repository: GitRepository
    ) throws -> String {
        let exercise = assignment.exercise
        var texts = repository.texts(at: commit)
        try texts.apply(exercise.given(in: assignment.subject.name))
        if exercise.kind == .predict, let answer = exercise.answer {
            texts.replace(Prediction.path, with: Prediction.form(from: answer))
        }
        return try repository.tree(of: commit, with: texts.changes)
    }

    /// After an update of the package, creates the commit with the start files again, on top of the new version.
    func followUpdate(of work: LearningProgress.Work, in repository: GitRepository) throws {
        guard let base = repository.base(of: work), let update = try repository.update(since: base),
            let assignment = try? catalogue.assignment(
                catalogue.exercise(work.exercise), in: work.architecture),
            let given = try? given(for: assignment, on: update, in: repository)
        else { return }
        let start = try repository.commit(given, after: [update], saying: work.name, at: now())
        try repository.keep(start, as: work.name)
    }

    private func cleanRepository() throws -> GitRepository {
        let repository = try GitRepository(of: package)
        try repository.expectNothingUnderWay()
        let changed = try repository.changedPaths()
        guard let first = changed.first else { return repository }
        // Don't name a changed file while an exercise is started, because it could give away where the fault is.
        if let work = progress.current {
            throw PackageError(
                "you are working on \(work.title); `swift run workshop reset` saves that work and puts the files back"
            )
        }
        let count = changed.count == 1 ? first : "\(first) and \(changed.count - 1) more"
        throw PackageError(
            "the work tree has changes (\(count)); commit the changes, or stash them with "
                + "`git stash --include-untracked`")
    }
}
