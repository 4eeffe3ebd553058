import Foundation
import Toolchain
import Trials

extension GitRepository {
    /// Changes files of the work tree from what they are in one tree to what they are in another. A file that is
    /// neither of the two is somebody's work, and stays. Ignored files stay, and repositories within the work tree.
    func change(from old: String, to new: String) throws {
        let edited = try difference("--name-only", "-z", old, snapshot()).names
        let names = try difference("--name-only", "-z", old, new).names
        try write(Array(Set(names).subtracting(edited)), of: new)
        // The index is that of the last commit, so that `git diff` shows all that is not committed.
        try git.run(["reset", "--quiet", "--", "."])
    }

    /// Refuses a change that makes files where there are some that are not saved, such as those that git ignores.
    func expectNothingInTheWay(from old: String, to new: String) throws {
        let saved = Set(try names(in: old).map { String(decoding: $0, as: UTF8.self) })
        let path = try difference("--name-only", "-z", "--diff-filter=A", old, new).paths
            .flatMap(files(inPlaceOf:)).first { !saved.contains($0) }
        guard let path else { return }
        throw PackageError(
            "\(path) is in the way, and is not saved, because git ignores it or its name begins with a dot; move it away first"
        )
    }

    /// The files that have to go for one at a path: itself, one in the place of its folder, or those in a folder in its place.
    private func files(inPlaceOf path: String) -> [String] {
        let parts = path.split(separator: "/")
        let places = parts.indices.map { parts[...$0].joined(separator: "/") }
        if let file = places.first(where: isFile) { return [file] }
        let place = folder.appending(path: path).path
        let inner = try? FileManager.default.subpathsOfDirectory(atPath: place)
        return (inner ?? []).map { "\(path)/\($0)" }.filter(isFile)
    }

    /// Whether there is something else than a folder, such as a link.
    private func isFile(_ path: String) -> Bool {
        let place = folder.appending(path: path).path
        let attributes = try? FileManager.default.attributesOfItem(atPath: place)
        return attributes.map { $0[.type] as? FileAttributeType != .typeDirectory } ?? false
    }

    /// Makes some files what they are in a tree, which may be nothing.
    ///
    /// - Parameter names: Their paths in bytes, because not every name is UTF-8.
    func write(_ names: [Data], of tree: String) throws {
        let all = Set(try self.names(in: tree))
        for name in names where !all.contains(name) { try remove(name) }
        let input = Data(names.filter(all.contains).map { $0 + [0] }.joined())
        try withIndex { git in
            try git.run(["read-tree", tree])
            _ = try git.run(["checkout-index", "--force", "-z", "--stdin"], input: input)
        }
    }

    /// Removes a file, and the folders that are empty then.
    private func remove(_ name: Data) throws {
        var place = (Data("\(folder.path)/".utf8) + name).map { CChar(bitPattern: $0) }
        if unlink(place + [0]) != 0, errno != ENOENT {
            let reason = String(cString: strerror(errno))
            throw PackageError(
                "\(String(decoding: name, as: UTF8.self)) can't be removed: \(reason); see that its folder may be written, "
                    + "and try again")
        }
        while let end = place.lastIndex(of: CChar(UInt8(ascii: "/"))),
            rmdir(place[..<end] + [0]) == 0
        {
            place.removeSubrange(end...)
        }
    }

    /// The paths of all files of the package in a tree, in bytes.
    private func names(in tree: String) throws -> [Data] {
        let words = ["ls-tree", "--full-tree", "-r", "-z", "--name-only", object(in: tree)]
        return try git.run(words).names
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
