import Foundation
import Toolchain
import Trials
import Workshop

/// A branch for each change, in a repository of its own. So git merges two changes as it merges the work of two people,
/// and the user's repository is left alone.
struct ChangeBranches {
    struct Merge {
        let tree: String
        /// The paths of files with conflicts. In the tree, these files have conflict markers.
        let conflicts: [String]
    }

    /// The content of a branch.
    enum Content: String {
        /// The start files of the change.
        case given
        /// The change, in all architectures.
        case change
    }

    private let folder: TemporaryFolder
    private let git: Git
    /// The files that a change touches, by its number.
    private let paths: [Int: Set<String>]

    init(of changes: [Exercise], in package: URL) throws {
        folder = try TemporaryFolder(in: package)
        git = Git(in: folder.url).with(["GIT_DIR": folder.url.path])
        try git.run(["init", "--quiet", "--bare"])
        let branches = try changes.concurrentMap { change in
            let given = try change.files(with: [], in: package)
            let solutions = change.solutions.sorted { $0.key < $1.key }.map(\.value)
            return (
                number: change.number, given: given,
                change: try change.files(with: solutions, in: package)
            )
        }
        paths = branches.reduce(into: [:]) { $0[$1.number] = Set($1.change.map(\.path)) }
        // Files that no change touches can't collide.
        let touched = branches.flatMap(\.change).map { ($0.path, $0.old) }
        var stream = CommitStream(base: Dictionary(touched) { first, _ in first })
        for branch in branches {
            stream.add(branch.given, on: Self.name(.given, of: branch.number))
            stream.add(branch.change, on: Self.name(.change, of: branch.number))
        }
        try git.run(["fast-import", "--quiet"], input: stream.data)
    }

    func merge(_ content: Content, of one: Int, and other: Int) throws -> Merge {
        let words = ["merge-tree", "--write-tree", "--name-only", "--no-messages", "-z"]
        let run = try git.attempt(
            ["-c", "merge.renames=true"] + words
                + [Self.name(content, of: one), Self.name(content, of: other)])
        // The exit code is 1 for a merge with conflicts.
        guard run.code <= 1 else {
            throw PackageError(
                "git merge-tree ended with \(run.ending); it needs git 2.38 or later, and `git --version` prints yours"
            )
        }
        let parts = run.text.split(separator: "\0").map(String.init)
        return Merge(tree: parts.first ?? "", conflicts: Array(parts.dropFirst()))
    }

    /// The texts of all files that one of two changes touches; nil if there is no such file.
    ///
    /// - Parameter tree: The tree to read the file at a path from.
    func texts(
        of one: Int, and other: Int, in tree: (String) -> String
    ) throws -> [String: String?] {
        let touched = Set([one, other].flatMap { paths[$0] ?? [] })
        return try touched.reduce(into: [:]) { texts, path in
            let run = try git.attempt(["cat-file", "blob", "\(tree(path)):\(path)"])
            texts[path] = .some(run.succeeded ? run.text : nil)
        }
    }

    private static func name(_ content: Content, of number: Int) -> String {
        "\(content.rawValue)-\(number)"
    }
}

extension Exercise {
    /// The files that a branch changes: the start files, and some solutions.
    fileprivate func files(with solutions: [Patch], in package: URL) throws -> [FileChange] {
        var texts = FileTexts(of: package)
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
