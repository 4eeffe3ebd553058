import Foundation
import Subprocesses
import Toolchain

/// The repository that holds a package: what has changed in it, and how to put it back.
///
/// The learner's own index is never touched, except to put files back.
package struct GitRepository {
    private let folder: URL

    /// - Parameter folder: The package.
    package init(of folder: URL) throws(WorkshopRefusal) {
        self.folder = folder
        let run = try? Subprocess(["git", "rev-parse", "--verify", "HEAD"], in: folder).run()
        if run?.code == 0 { return }
        throw WorkshopRefusal(
            "\(folder.path) is in no git repository with a commit, as after a download as a zip; the workshop "
                + "keeps your work with git, so type `git init && git add --all && git commit -m start` once"
        )
    }

    /// The files that differ from a commit or, if it is on another branch, from where that branch began. New ones
    /// are among them.
    package func changedPaths(since reference: String = "HEAD") throws -> [String] {
        let base = try git("merge-base", reference, "HEAD").firstLine
        return try diff(from: base, to: snapshot(), options: ["--name-only"]).lines
    }

    /// The work tree as it is, as a tree of git.
    func snapshot() throws -> String {
        let index = try TemporaryFolder(in: folder)
        let environment = ["GIT_INDEX_FILE": index.url.appending(path: "index").path]
        try git("read-tree", "HEAD", environment: environment)
        try git("add", "--all", "--", ".", environment: environment)
        return try git("write-tree", environment: environment).firstLine
    }

    /// The changes from one tree to another.
    func diff(from old: String, to new: String, options: [String] = []) throws -> String {
        // The settings of the person must not change the format.
        let settings = ["core.quotePath", "diff.noprefix", "diff.mnemonicPrefix"]
        return try git(
            settings.flatMap { ["-c", "\($0)=false"] }
                + ["diff", "--no-color", "--no-ext-diff", "--relative", "--binary"] + options
                + [old, new, "--", "."])
    }

    /// The files that differ between two trees, with their texts in the first; nil for a file that it lacks.
    func texts(in tree: String, differingFrom other: String) throws -> [String: String?] {
        let options = ["--name-only", "--no-renames"]
        return try diff(from: tree, to: other, options: options).lines.reduce(into: [:]) {
            $0[$1] = .some(try? git("show", "\(tree):./\($1)"))
        }
    }

    /// Whether a commit is on this branch.
    func has(_ commit: String) -> Bool {
        (try? git("merge-base", "--is-ancestor", commit, "HEAD")) != nil
    }

    /// How many commits there are on this branch since a commit.
    func commits(since base: String) throws -> Int {
        Int(try git("rev-list", "--count", "\(base)..HEAD").firstLine) ?? 0
    }

    /// Protects a tree or a commit from garbage collection, with a ref of the workshop.
    func keep(_ object: String, as name: String) throws {
        try git("update-ref", Self.reference(name), object)
    }

    /// What was kept under a name.
    func kept(_ name: String) -> String? {
        try? git("rev-parse", "--verify", "--quiet", Self.reference(name)).firstLine
    }

    /// Makes the work tree what it was at the last commit. Ignored files stay.
    func putBack() throws {
        try git("restore", "--source=HEAD", "--staged", "--worktree", "--", ".")
        try git("clean", "-d", "--force", "--quiet", "--", ".")
    }

    /// Applies a patch to the work tree. What does not fit is marked as a conflict.
    ///
    /// - Returns: The files with conflicts.
    func apply(_ patch: Data) throws -> [String] {
        // To git, a patch without changes is an error.
        if patch.isEmpty { return [] }
        let run = try Subprocess(["git", "apply", "--3way", "-"], in: folder).run(input: patch)
        let conflicts = try git("diff", "--name-only", "--diff-filter=U", "--relative").lines
        if conflicts.isEmpty { try run.expectSuccess(of: "git apply") }
        try git("reset", "--quiet")
        return conflicts
    }

    /// What the person is called in commits.
    var author: String? {
        let name = try? git("config", "user.name").firstLine
        return name?.isEmpty == false ? name : nil
    }

    /// Each work tree of a repository has its own.
    private static func reference(_ name: String) -> String { "refs/worktree/triptych/\(name)" }

    @discardableResult
    private func git(_ words: String..., environment: [String: String] = [:]) throws -> String {
        try git(words, environment: environment)
    }

    private func git(_ words: [String], environment: [String: String] = [:]) throws -> String {
        let run = try Subprocess(["git"] + words, in: folder, environment: environment).run()
        try run.expectSuccess(of: "git \(words.first ?? "")")
        return run.text
    }
}

extension String {
    fileprivate var lines: [String] { split(separator: "\n").map(String.init) }

    fileprivate var firstLine: String { lines.first ?? "" }
}
