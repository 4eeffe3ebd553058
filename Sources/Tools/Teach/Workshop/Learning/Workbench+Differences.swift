import Foundation
import Output

/// The work on an exercise, as git has it.
extension Workbench {
    /// The learner's own changes, without the given ones: from the work tree or, after a reset, those saved last.
    package func ownPatch(of assignment: Assignment) throws -> Patch? {
        let work = assignment.work
        if progress[work] == nil { return nil }
        let repository = try GitRepository(of: package)
        let end =
            progress.current == work
            ? try repository.snapshot()
            : try repository.savedWork(on: work).last.map { repository.reference($0.name) }
        guard let end else { return nil }
        let text = try repository.patch(from: repository.kept(work.name) ?? "HEAD", to: end)
        return text.isEmpty ? nil : try Patch(text, path: "your work")
    }

    /// The files that were changed since the exercise was started, with their texts from then; nil for a new one.
    package func changedFiles(of assignment: Assignment) throws -> [String: String?] {
        guard let work = progress.current, work.exercise == assignment.exercise.name else {
            return [:]
        }
        let repository = try GitRepository(of: package)
        guard let start = repository.kept(work.name) else { return [:] }
        return try repository.texts(in: start, differingFrom: repository.snapshot())
    }

    /// The commits on this branch since an exercise was started; nil if there are none.
    func learnerCommits(
        since work: LearningProgress.Work, in repository: GitRepository
    ) throws -> LearnerCommits? {
        guard let base = repository.kept(work.nameOfBase) else { return nil }
        let count = try repository.commits(since: base)
        return count == 0 ? nil : LearnerCommits(count: count, work: work, base: base)
    }
}

/// Commits that were made since an exercise was started. They stay on their branch.
package struct LearnerCommits: Equatable {
    package let count: Int
    /// The exercise.
    let work: LearningProgress.Work
    /// The commit that it was started on.
    let base: String

    /// What to do about them before the next exercise.
    package var advice: String {
        "it has \("commit".counted(count)) since you started \(work.exercise) in "
            + "\(work.architecture); to start from the files before them: "
            + "`git switch --create NAME \(base.prefix(10))`"
    }
}
