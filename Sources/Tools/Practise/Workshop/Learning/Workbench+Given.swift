import ArchitectureList
import Foundation
import Toolchain
import Trials

extension Workbench {
    /// The start files that are missing, as after `git checkout .` or a stash.
    package func missingFiles(of assignment: Assignment) throws -> [String] {
        guard progress.current == assignment.work else { return [] }
        let repository = try GitRepository(of: package)
        return try missingFiles(of: assignment, in: repository.snapshot(), repository)
    }

    private func missingFiles(
        of assignment: Assignment, in tree: String, _ repository: GitRepository
    ) throws -> [String] {
        let work = assignment.work
        guard let given = repository.kept(work.name), let base = repository.base(of: work) else {
            return []
        }
        let changed = try repository.changedPaths(from: base, to: tree)
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

    /// The files that differ from the start in a tree, without missing start files.
    func ownPaths(
        of work: LearningProgress.Work, to tree: String, in repository: GitRepository
    ) throws -> [String] {
        let start = repository.kept(work.name) ?? "HEAD"
        let assignment = try? catalogue.assignment(
            catalogue.exercise(work.exercise), in: work.architecture)
        let missing = try assignment.map { try missingFiles(of: $0, in: tree, repository) } ?? []
        return try repository.changedPaths(from: start, to: tree)
            .filter { !missing.contains($0) }
    }

    /// Restores start files that are missing, and files that must not be changed. Saves the work first.
    ///
    /// - Returns: The files that were restored, and the saved work, which is nil if the learner had changed nothing.
    package mutating func restore() throws -> (paths: [String], saved: SavedWork?) {
        let assignment = try assignment(nil, in: nil)
        let repository = try GitRepository(of: package)
        try repository.expectNothingUnderWay()
        let given = GivenFiles(assignment: assignment)
        let changes = try changedFiles(of: assignment)
        let changed = changes.filter { given.isGuarded($0.key, isNew: $0.value == nil) }.keys
        let paths = Set(try missingFiles(of: assignment)).union(changed).sorted()
        if paths.isEmpty { return ([], nil) }
        let saved = try save(assignment.work, in: repository)
        let start = repository.reference(assignment.work.name)
        try repository.expectNothingInTheWay(from: repository.snapshot(), to: start)
        try repository.write(paths.map { Data($0.utf8) }, of: start)
        return (paths, saved)
    }

    /// The commands that bring back work from another branch, a stash, or both, after start files were restored; empty if there
    /// is nothing to bring back, or if the work tree has work of its own. Git does not replace a new file, so new start files
    /// have to go first.
    package func commandsToReturn(
        afterRestoring paths: [String], with status: Status?
    ) throws -> [String] {
        guard !paths.isEmpty, let status, status.own.isEmpty else { return [] }
        let repository = try GitRepository(of: package)
        let hasStash =
            (try? repository.line("rev-parse", "--verify", "--quiet", "refs/stash")) != nil
        let returns =
            (status.otherBranch.map { ["git switch \($0)"] } ?? [])
            + (hasStash ? ["git stash pop"] : [])
        if returns.isEmpty { return [] }
        let tracked = try repository.git.run(["ls-files", "-z", "--"] + paths).paths
        let new = Set(paths).subtracting(tracked).sorted().map { "'\($0)'" }
        let cleaning = "git clean --force --quiet -- \(new.joined(separator: " "))"
        return ["git checkout ."] + (new.isEmpty ? [] : [cleaning]) + returns
    }
}
