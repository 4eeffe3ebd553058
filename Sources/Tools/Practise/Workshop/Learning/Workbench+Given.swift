import ArchitectureList
import ArchitectureRules
import Foundation
import Toolchain
import Trials

extension Workbench {
    /// The start files that are missing, as after `git checkout .` or a stash.
    package func missingFiles(of assignment: Assignment) throws -> [String] {
        let work = assignment.work
        guard progress.current == work else { return [] }
        let repository = try GitRepository(of: package)
        guard let given = repository.kept(work.name), let base = repository.base(of: work) else {
            return []
        }
        let changed = try repository.changedPaths(from: base, to: repository.snapshot())
        let untouched = Set(try repository.changedPaths(from: base, to: given)).subtracting(changed)
        if untouched.isEmpty { return [] }
        switch assignment.exercise.kind {
        // The start deletes tests that the learner has to write, so a solution never puts the old files back.
        case .test: return untouched.sorted()
        // Undoing the fault is a solution. The check `faults` then asks for a test.
        case .hunt: return []
        default: break
        }
        // A file is not missing if the solution undoes what the start has changed in it.
        let before = repository.texts(at: base)
        var solved = repository.texts(at: given)
        let solution = assignment.exercise.solutions[assignment.subject.name]
        try? solved.apply([solution].compactMap(\.self))
        return try untouched.filter { path in
            // A start file with tests may be moved, under its name, but not deleted.
            let isLost =
                try path.hasPrefix("Tests/") && before.text(at: path) == nil
                && !changed.contains { $0.hasFileName(of: path) }
            return try isLost || solved.text(at: path) != before.text(at: path)
        }.sorted()
    }

    /// Restores start files that are missing, and files that must not be changed. Saves the work first.
    ///
    /// - Returns: The files that were restored, and the saved work.
    package mutating func restore() throws -> (paths: [String], saved: SavedWork?) {
        let assignment = try assignment(nil, in: nil)
        let given = GivenFiles(assignment: assignment)
        let changes = try changedFiles(of: assignment)
        let changed = changes.filter { given.isGuarded($0.key, isNew: $0.value == nil) }.keys
        let paths = Set(try missingFiles(of: assignment)).union(changed).sorted()
        if paths.isEmpty { return ([], nil) }
        let repository = try GitRepository(of: package)
        let saved = try save(assignment.work, in: repository)
        let start = repository.reference(assignment.work.name)
        try repository.expectNothingInTheWay(from: repository.snapshot(), to: start)
        try repository.write(paths.map { Data($0.utf8) }, of: start)
        return (paths, saved)
    }

    /// The state of the work tree.
    package struct Status {
        package let assignment: Assignment
        /// The start files, the files that the learner has changed, and the start files that are missing.
        package let given, own, missing: [String]
    }

    /// The exercise in the work tree; nil if none is started.
    package func status() throws -> Status? {
        guard let work = progress.current else { return nil }
        let assignment = try assignment(nil, in: nil)
        let repository = try GitRepository(of: package)
        let missing = try missingFiles(of: assignment)
        guard let start = repository.kept(work.name) else { return nil }
        return Status(
            assignment: assignment,
            given: try repository.base(of: work)
                .map { try repository.changedPaths(from: $0, to: start) } ?? [],
            own: try changedFiles(of: assignment).keys.filter { !missing.contains($0) }.sorted(),
            missing: missing)
    }

    /// Folders in the work tree that are repositories of their own, so nothing in them is saved.
    package func otherRepositories() throws -> [String] {
        try GitRepository(of: package).otherRepositories()
    }

    /// Whether `git worktree remove` would remove saved work.
    package var isInLinkedWorkTree: Bool {
        (try? GitRepository(of: package))?.isLinked ?? false
    }
}
