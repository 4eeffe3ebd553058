import Console
import Foundation
import Trials

/// The learner's work on an exercise, as git sees it.
extension Workbench {
    /// The learner's own changes, without the start files. They are in the work tree or, after a reset, in the work that
    /// was saved last.
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

    /// The files that were changed since the start of the exercise, with their texts at the start; nil for a new file.
    package func changedFiles(of assignment: Assignment) throws -> [String: String?] {
        guard let work = progress.current, work.exercise == assignment.exercise.name else {
            return [:]
        }
        let repository = try GitRepository(of: package)
        try followUpdate(of: work, in: repository)
        guard let start = repository.kept(work.name) else { return [:] }
        return try repository.texts(in: start, differingFrom: repository.snapshot())
    }

    /// Advice about the learner's commits on this branch, which stay on it: how to start the next exercise without them. Nil
    /// if there are none.
    func adviceOnCommits(in repository: GitRepository) throws -> String? {
        let all = try progress.entries.map(\.work).compactMap { work in
            try repository.base(of: work).map { try repository.ownCommits(since: $0) }
        }
        guard let commits = all.max(by: { $0.count < $1.count }), let first = commits.first
        else { return nil }
        let before = try repository.line("rev-parse", first + "^")
        let branch = try repository.branch(with: before, without: first)
        return
            "it has \("commit".counted(commits.count)) that you made during an exercise. To leave \(commits.count == 1 ? "it" : "them") "
            + "behind, type `git switch \(branch ?? "--create NAME \(before.prefix(10))")`"
    }
}

extension GitRepository {
    /// The commit that an exercise was started on.
    func base(of work: LearningProgress.Work) -> String? { kept(work.name + "^") }
}
