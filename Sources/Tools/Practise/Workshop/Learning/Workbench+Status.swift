import Foundation
import Toolchain

extension Workbench {
    /// The state of the work tree.
    package struct Status {
        package let assignment: Assignment
        /// The branch of the work tree; nil if a commit is checked out instead.
        package let branch: String?
        /// A branch with commits that the learner made since the start, and that this branch lacks.
        package let otherBranch: String?
        /// The start files that are there, the files that the learner has changed, and the start files that are missing.
        package let given, own, missing: [String]
        /// The files that were there at the start, or at a check since the last one that passed, and are gone.
        package let deleted: [DeletedFile]
    }

    /// A file that the learner has deleted or moved.
    package struct DeletedFile: Equatable {
        package let path: String
        /// The command that brings it back.
        package let command: String
    }

    /// The exercise in the work tree; nil if none is started.
    package func status() throws -> Status? {
        guard let work = progress.current else { return nil }
        let assignment = try assignment(nil, in: nil)
        let repository = try GitRepository(of: package)
        let missing = try missingFiles(of: assignment)
        guard let start = repository.kept(work.name) else { return nil }
        let base = repository.base(of: work)
        return Status(
            assignment: assignment, branch: repository.branch,
            otherBranch: try base.flatMap { try repository.otherBranch(since: $0, start: start) },
            given: try base.map { try repository.changedPaths(from: $0, to: start) }?
                .filter { !missing.contains($0) } ?? [],
            own: try changedFiles(of: assignment).keys.filter { !missing.contains($0) }.sorted(),
            missing: missing,
            deleted: try deletedFiles(of: work, in: repository)
                .filter { !missing.contains($0.path) })
    }

    private func deletedFiles(
        of work: LearningProgress.Work, in repository: GitRepository
    ) throws -> [DeletedFile] {
        let now = try repository.snapshot()
        let start = repository.kept(work.name)
        // Work that was saved in an earlier attempt is not deleted now. What the last check that passed lacks is not needed.
        let saved = try repository.savedWork(on: work)
            .filter { repository.kept($0.nameOfStart) == start }
        let recent = saved[(saved.lastIndex(where: \.hasPassed) ?? 0)...]
        let sources = (recent.reversed().map(\.name) + [work.name]).map(repository.reference)
        let files = try sources.flatMap { source in
            try repository.changedNames(from: source, to: now, only: "D").paths
                .map { path in
                    let place = ":/\(repository.place.prefix)\(path)"
                    return DeletedFile(
                        path: path, command: "git restore --source=\(source) -- '\(place)'")
                }
        }
        return Dictionary(grouping: files, by: \.path).compactMap(\.value.first)
            .sorted { $0.path < $1.path }
    }

    /// Folders in the work tree that are repositories of their own, so nothing in them is saved.
    package func otherRepositories() throws -> [String] {
        try GitRepository(of: package).otherRepositories()
    }
}
