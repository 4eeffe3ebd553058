import Foundation
import Toolchain
import Trials

extension GitRepository {
    /// Changes files of the work tree from what they are in one tree to what they are in another. A file that is
    /// neither of the two is somebody's work, and stays. Ignored files stay, and repositories within the work tree.
    func change(from old: String, to new: String) throws {
        let edited = try changedPaths(from: old, to: snapshot())
        let paths = try changedPaths(from: old, to: new)
        try write(Array(Set(paths).subtracting(edited)), of: new)
        // The index is that of the last commit, so that `git diff` shows all that is not committed.
        try git.run(["reset", "--quiet", "--", "."])
    }

    /// Files that git ignores where a change makes files of its own.
    func filesInTheWay(from old: String, to new: String) throws -> [String] {
        // A work tree's snapshot has every file but these.
        try difference("--name-only", "-z", "--diff-filter=A", old, new).paths
            .filter { !folder.lacks($0) }
    }

    /// Makes some files what they are in a tree, which may be nothing.
    func write(_ paths: [String], of tree: String) throws {
        let words = ["ls-tree", "--full-tree", "-r", "-z", "--name-only", object(in: tree)]
        let all = Set(try git.run(words).paths)
        for path in paths where !all.contains(path) {
            var place = folder.appending(path: path)
            unlink(place.path)
            // The folders that are empty then go, too.
            while case let parent = place.deletingLastPathComponent(), rmdir(parent.path) == 0 {
                place = parent
            }
        }
        let input = Data(paths.filter(all.contains).sorted().map { $0 + "\0" }.joined().utf8)
        try withIndex { git in
            try git.run(["read-tree", tree])
            _ = try git.run(["checkout-index", "--force", "-z", "--stdin"], input: input)
        }
    }

    /// Merges two trees of the package, without touching the work tree. What does not fit is marked as a conflict.
    ///
    /// - Returns: The merged tree of the repository, and the files with conflicts.
    func merge(
        _ theirs: String, into ours: String, since base: String
    ) throws -> (tree: String, conflicts: [String]) {
        let date = Date(timeIntervalSince1970: 0)
        let workTree = try TemporaryFolder(in: folder)
        // There the package is the whole repository.
        let merging = Git(in: workTree.url).with([
            "GIT_DIR": try line("rev-parse", "--absolute-git-dir"),
            "GIT_WORK_TREE": workTree.url.path,
            "GIT_INDEX_FILE": workTree.url.path + ".index",
        ])
        defer { try? FileManager.default.removeItem(atPath: workTree.url.path + ".index") }
        // This has the form of a stash: the commit where it began, and one with the index.
        let start = try commit(object(in: base), after: [], saying: "start", at: date)
        let index = try commit(object(in: base), after: [start], saying: "index", at: date)
        let stash = try commit(
            object(in: theirs), after: [start, index], saying: "saved work", at: date)
        try merging.run(["read-tree", object(in: ours)])
        try merging.run(["checkout-index", "--all"])
        let run = try merging.attempt(["stash", "apply", "--quiet", stash])
        let conflicts = try merging.run(["diff-files", "--name-only", "-z", "--diff-filter=U"])
            .paths
        if conflicts.isEmpty { try run.expectSuccess(of: "git stash apply") }
        try merging.run(["add", "--all", "--force", "--", "."])
        let merged = try tree(of: ours, withPackage: merging.run(["write-tree"]).firstLine)
        // A file that only they have changed must be as they have it.
        let missing = Set(try changedPaths(from: base, to: theirs))
            .subtracting(try changedPaths(from: base, to: ours))
            .intersection(try changedPaths(from: theirs, to: merged))
        if missing.isEmpty { return (merged, conflicts) }
        throw PackageError(
            "git did not restore \(missing.sorted().formatted()); it is still saved")
    }

    /// A tree of the repository with another tree in the place of the package.
    private func tree(of tree: String, withPackage package: String) throws -> String {
        if place.prefix.isEmpty { return package }
        return try self.tree { git in
            try git.run(["read-tree", tree])
            try git.run([
                "rm", "-r", "--cached", "--force", "--quiet", "--ignore-unmatch", "--", ".",
            ])
            try git.run(["read-tree", "--prefix", place.prefix, package])
        }
    }
}
