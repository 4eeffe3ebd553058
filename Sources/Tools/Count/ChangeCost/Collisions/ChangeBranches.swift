import Foundation
import Toolchain
import Trials
import Workshop

/// A branch for each change, in a repository of its own. So git merges two changes as it merges the work of two people,
/// and the user's repository is left alone.
struct ChangeBranches {
    private let folder: TemporaryFolder
    private let git: Git

    init(of changes: [Exercise], in package: URL) throws {
        folder = try TemporaryFolder(in: package)
        git = Git(in: folder.url).with(["GIT_DIR": folder.url.path])
        try git.run(["init", "--quiet", "--bare"])
        let branches = try changes.concurrentMap { change in
            (number: change.number, files: try change.branchFiles(in: package))
        }
        // Files that no change touches can't collide.
        let touched = branches.flatMap(\.files).map { ($0.path, $0.old) }
        var stream = CommitStream(base: Dictionary(touched) { first, _ in first })
        for branch in branches { stream.add(branch.files, on: Self.name(of: branch.number)) }
        try git.run(["fast-import", "--quiet"], input: stream.data)
    }

    /// The paths of the files in conflict.
    func conflicts(of one: Int, and other: Int) throws -> [String] {
        let words = ["merge-tree", "--write-tree", "--name-only", "--no-messages", "-z"]
        let run = try git.attempt(
            ["-c", "merge.renames=true"] + words + [Self.name(of: one), Self.name(of: other)])
        // The exit code is 1 for a merge with conflicts.
        guard run.code <= 1 else {
            throw PackageError(
                "git merge-tree ended with \(run.ending); it needs git 2.38 or later, and `git --version` prints yours"
            )
        }
        // First comes the tree.
        return run.text.split(separator: "\0").dropFirst().map(String.init)
    }

    private static func name(of number: Int) -> String { "change-\(number)" }
}

extension Exercise {
    /// The files that a branch changes: the start files, and the solutions.
    fileprivate func branchFiles(in package: URL) throws -> [FileChange] {
        var texts = FileTexts(of: package)
        let solutions = solutions.sorted { $0.key < $1.key }.map(\.value)
        try texts.apply([shared].compactMap(\.self) + solutions)
        return try texts.fileChanges
    }
}

/// Commits as `git fast-import` reads them.
private struct CommitStream {
    private(set) var data = Data()

    /// - Parameter base: The files of the first commit, which is the parent of all others.
    init(base: [String: String?]) {
        begin("base")
        for (path, text) in base { put(text, at: path) }
    }

    mutating func add(_ changes: [FileChange], on branch: String) {
        begin(branch)
        data += Data("from refs/heads/base\n".utf8)
        for change in changes { put(change.new, at: change.path) }
    }

    private mutating func begin(_ branch: String) {
        data += Data("commit refs/heads/\(branch)\ncommitter triptych <> 0 +0000\ndata 0\n".utf8)
    }

    private mutating func put(_ text: String?, at path: String) {
        let line =
            text.map { "M 100644 inline \(path)\ndata \($0.utf8.count)\n\($0)\n" } ?? "D \(path)\n"
        data += Data(line.utf8)
    }
}
