import Foundation

extension Workbench {
    /// The progress as far as git knows it, for a learner whose list of exercises was deleted or damaged.
    ///
    /// - Parameter note: Called with a message if git knows anything.
    static func progress(keptIn package: URL, _ note: (String) -> Void) throws -> LearningProgress {
        guard let repository = try? GitRepository(of: package) else { return LearningProgress() }
        let progress = try progress(keptIn: repository)
        if !progress.entries.isEmpty {
            let current = progress.current.map { "you are working on \($0.title)" }
            note(
                "the list of your exercises was not there, so it was made again from what is kept in git: "
                    + (current ?? "no exercise is started")
                    + "; the numbers of hints and checks begin anew")
        }
        return progress
    }

    private static func progress(keptIn repository: GitRepository) throws -> LearningProgress {
        let saved = try repository.savedWork()
        let list = try repository.names(below: "", with: "%(committerdate:unix)")
        var progress = LearningProgress()
        let works = list.matches(of: #/(?m)^([^\/\n]+)-(\w+) (\d+)$/#)
        let entries = works.map { match in
            let work = LearningProgress.Work(
                exercise: String(match.1), architecture: String(match.2))
            let started = Date(timeIntervalSince1970: Double(match.3) ?? 0)
            var entry = LearningProgress.Entry(work: work, started: started)
            entry.passed =
                saved.first { $0.work == work && $0.result == SavedWork.passed }?.date
            return entry
        }
        progress.entries = entries.sorted { $0.started < $1.started }
        let current = repository.target(of: LearningProgress.nameOfCurrent)
        progress.current = progress.entries.map(\.work).first { $0.name == current }
        return progress
    }
}
