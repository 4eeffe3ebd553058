import Foundation

/// Saved work: a commit that is on no branch, after the last one that the learner made.
package struct SavedWork: Equatable, Sendable {
    package let work: LearningProgress.Work
    /// Counted from 1 for each exercise in an architecture.
    package let number: Int
    package let date: Date

    /// Its name in git.
    var name: String { "saved/\(work.name)/\(number)" }
}

extension GitRepository {
    /// All saved work, or that on one exercise, oldest first.
    func savedWork(on wanted: LearningProgress.Work? = nil) throws -> [SavedWork] {
        let list = try names(below: "saved", with: "committerdate:unix")
        return list.matches(of: #/saved\/(.+)-(\w+)\/(\d+) (\d+)\n/#).compactMap { match in
            guard let number = Int(match.3), let seconds = Double(match.4) else { return nil }
            return SavedWork(
                work: .init(exercise: String(match.1), architecture: String(match.2)),
                number: number, date: Date(timeIntervalSince1970: seconds))
        }.filter { wanted == nil || $0.work == wanted }
            .sorted { ($0.date, $0.number) < ($1.date, $1.number) }
    }
}
