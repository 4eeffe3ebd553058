import Foundation

/// Saved work: a commit that is on no branch, after the last one that the learner made. `reset` saves work, and so does each
/// check, because the learner's own commands of git may delete it later.
package struct SavedWork: Equatable, Sendable {
    package let work: LearningProgress.Work
    /// Counted from 1 for each exercise in an architecture.
    package let number: Int
    package let date: Date
    /// The result of the last check of these files, such as "passed"; nil if they were not checked.
    package internal(set) var result: String?

    /// The result of a check in which everything passed.
    static let passed = "passed"

    package var hasPassed: Bool { result == Self.passed }

    /// Its name in git.
    var name: String { "saved/\(work.name)/\(number)" }

    /// The name in git of the commit with the start files, on which the work is based.
    var nameOfStart: String { "starts/\(work.name)/\(number)" }

    /// The message of the commit.
    var message: String { work.name + (result.map { ", \($0)" } ?? "") }
}

extension GitRepository {
    /// All saved work, or that on one exercise. It is sorted by number and not by date, because the clock may have been
    /// wrong.
    func savedWork(on wanted: LearningProgress.Work? = nil) throws -> [SavedWork] {
        let list = try names(below: "saved", with: "%(committerdate:unix) %(contents:subject)")
        let lines = list.matches(of: #/saved\/(.+)-(\w+)\/(\d+) (\d+) [^,\n]*(?:, (.*))?\n/#)
        return lines.compactMap { match in
            guard let number = Int(match.3), let seconds = Double(match.4) else { return nil }
            return SavedWork(
                work: .init(exercise: String(match.1), architecture: String(match.2)),
                number: number, date: Date(timeIntervalSince1970: seconds),
                result: match.5.map(String.init))
        }.filter { wanted == nil || $0.work == wanted }
            .sorted { ($0.work.name, $0.number) < ($1.work.name, $1.number) }
    }
}

extension Workbench {
    /// All saved work, or that on one exercise, oldest first.
    package func savedWork(on work: LearningProgress.Work? = nil) throws -> [SavedWork] {
        try GitRepository(of: package).savedWork(on: work)
    }

    /// The work that was saved last on an exercise in an architecture; nil if there is none.
    package func lastSaved(on work: LearningProgress.Work) throws -> SavedWork? {
        try GitRepository(of: package).savedWork(on: work).last
    }

    /// Whether all saved files are as they were before the exercise, so that git shows no change of them. Only in a few
    /// exercises can that be the learner's work.
    package func isAsBefore(_ saved: SavedWork) throws -> Bool {
        let repository = try GitRepository(of: package)
        let end = repository.reference(saved.name)
        return try repository.changedPaths(from: end + "^", to: end).isEmpty
    }

    /// Saves all changes since the start, committed or not, unless they are saved already.
    ///
    /// - Returns: The saved work that has the changes; nil if the learner has changed nothing.
    func save(
        _ work: LearningProgress.Work, in repository: GitRepository
    ) throws -> SavedWork? {
        try followUpdate(of: work, in: repository)
        let end = try repository.snapshot()
        if try ownPaths(of: work, to: end, in: repository).isEmpty { return nil }
        let last = try repository.savedWork(on: work).last
        // After a new commit, save the same files again, because they differ from this commit in another way. For example,
        // they may resolve a conflict with it.
        if let last, try repository.kept(last.name + "^") == repository.line("rev-parse", "HEAD"),
            try repository.changedPaths(from: repository.reference(last.name), to: end).isEmpty
        {
            return last
        }
        let saved = SavedWork(work: work, number: (last?.number ?? 0) + 1, date: now())
        let commit = try repository.commit(end, after: ["HEAD"], saying: saved.message, at: now())
        try repository.keep(repository.kept(work.name) ?? "HEAD", as: saved.nameOfStart)
        try repository.keep(commit, as: saved.name, isNew: true)
        return saved
    }

    /// Records in git what a check of saved work has found.
    func keep(_ result: String, of saved: SavedWork) throws {
        let repository = try GitRepository(of: package)
        var saved = saved
        saved.result = result
        let end = repository.reference(saved.name)
        let commit = try repository.commit(
            end + "^{tree}", after: [end + "^"], saying: saved.message, at: now())
        try repository.keep(commit, as: saved.name)
    }
}
