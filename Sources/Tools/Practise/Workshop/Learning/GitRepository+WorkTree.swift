import Foundation
import Toolchain
import Trials

extension GitRepository {
    /// Changes the files that are as in the old tree to what they are in the new tree. Files that differ from the old tree
    /// stay, because somebody has edited them. Ignored files and repositories within the work tree stay, too.
    func change(from old: String, to new: String) throws {
        let edited = try changedNames(from: old, to: snapshot()).names
        let names = try changedNames(from: old, to: new).names
        try write(Array(Set(names).subtracting(edited)), of: new)
        // Reset the index to the last commit, so that `git diff` shows everything that is not committed.
        try git.run(["reset", "--quiet", "--", "."])
    }

    /// Throws if the change would overwrite files that are not saved, such as files that git ignores.
    func expectNothingInTheWay(from old: String, to new: String) throws {
        let saved = Set(try names(in: old).map { String(decoding: $0, as: UTF8.self) })
        let path = try changedNames(from: old, to: new, only: "A").paths
            .flatMap(files(inPlaceOf:)).first { !saved.contains($0) }
        guard let path else { return }
        throw PackageError(
            "\(path) would be overwritten, and the workshop can't save it, because git ignores it or its name begins with "
                + "a dot; move it to another folder, and try again"
        )
    }

    /// Throws if the index is locked, because a change of the files ends with a change of the index.
    func expectNoLock() throws {
        let place = try line("rev-parse", "--path-format=absolute", "--git-path", "index.lock")
        if !FileManager.default.fileExists(atPath: place) { return }
        throw PackageError(
            "\(place) is in the way: another git command is running, or was stopped; when none runs, delete this "
                + "file, and try again")
    }

    /// The files that must be removed to write a file at a path: the file at this path, a file at the path of one of its
    /// folders, or all files in a folder at this path.
    private func files(inPlaceOf path: String) -> [String] {
        let parts = path.split(separator: "/")
        let places = parts.indices.map { parts[...$0].joined(separator: "/") }
        if let file = places.first(where: isFile) { return [file] }
        let place = folder.appending(path: path).path
        let inner = try? FileManager.default.subpathsOfDirectory(atPath: place)
        return (inner ?? []).map { "\(path)/\($0)" }.filter(isFile)
    }

    /// Whether the path has something that is not a folder, such as a file or a link.
    private func isFile(_ path: String) -> Bool {
        let place = folder.appending(path: path).path
        let attributes = try? FileManager.default.attributesOfItem(atPath: place)
        return attributes.map { $0[.type] as? FileAttributeType != .typeDirectory } ?? false
    }

    /// Writes some files as they are in a tree, and removes those that the tree does not have.
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

    /// Removes a file, and the folders that become empty.
    private func remove(_ name: Data) throws {
        var place = (Data("\(folder.path)/".utf8) + name).map { CChar(bitPattern: $0) }
        if unlink(place + [0]) != 0, errno != ENOENT {
            let reason = String(cString: strerror(errno))
            throw PackageError(
                "\(String(decoding: name, as: UTF8.self)) can't be removed: \(reason); check that you may write to "
                    + "its folder, and try again")
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

    /// Merges two trees of the package, without touching the work tree. Conflicts are marked in the merged files.
    ///
    /// - Returns: The merged tree of the repository, and the files with conflicts.
    func merge(
        _ theirs: String, into ours: String, since base: String
    ) throws -> (tree: String, conflicts: [String]) {
        let date = Date(timeIntervalSince1970: 0)
        let workTree = try TemporaryFolder(in: folder)
        // Make a commit in the form of a stash, because git can apply one. Its parents are the start and the index.
        let start = try commit(object(in: base), after: [], saying: "start", at: date)
        let index = try commit(object(in: base), after: [start], saying: "index", at: date)
        let stash = try commit(
            object(in: theirs), after: [start, index], saying: "saved work", at: date)
        // In this work tree, the package is the root of the repository.
        let (package, conflicts) = try withIndex(of: workTree.url) { git in
            try git.run(["read-tree", object(in: ours)])
            try git.run(["checkout-index", "--all"])
            let run = try git.attempt(["stash", "apply", "--quiet", stash])
            let conflicts = try git.run(["diff-files", "--name-only", "-z", "--diff-filter=U"])
                .paths
            if conflicts.isEmpty { try run.expectSuccess(of: "git stash apply") }
            try git.run(["add", "--all", "--force", "--", "."])
            return (try git.run(["write-tree"]).firstLine, conflicts)
        }
        let merged = try tree(of: ours, withPackage: package)
        // A file that only `theirs` has changed must be as it is there.
        let missing = Set(try changedPaths(from: base, to: theirs))
            .subtracting(try changedPaths(from: base, to: ours))
            .intersection(try changedPaths(from: theirs, to: merged))
        if missing.isEmpty { return (merged, conflicts) }
        throw PackageError(
            "git did not restore \(missing.sorted().formatted()), but your work is still saved")
    }

    /// A tree of the repository in which another tree replaces the package.
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
