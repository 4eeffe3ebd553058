import Foundation
import Subprocesses
import Toolchain

/// The repository that holds a package: what has changed in it, and how to put it back.
///
/// The learner's own index is only touched to make it that of the last commit. Trees and commits are those of the whole
/// repository; of them, only the package is compared and changed.
package struct GitRepository {
    private let folder: URL
    private let git: Git
    private let place: PackagePlace

    /// - Parameter folder: The package.
    package init(of folder: URL) throws(PackageError) {
        let git = Git(in: folder)
        guard let place = PackagePlace(of: folder),
            (try? git.run(["rev-parse", "--verify", "HEAD:\(place.prefix)"])) != nil
        else { throw Self.refusal(of: folder, by: git) }
        self.folder = folder
        self.git = git
        self.place = place
    }

    /// Why there is no commit of the package, in git's words.
    private static func refusal(of folder: URL, by git: Git) -> PackageError {
        let run = try? git.attempt(["rev-parse", "--git-dir"])
        let said = run?.errors.split(separator: "\n").map { $0.drop(while: \.isWhitespace) } ?? []
        let isUnknown = said.contains { $0.contains("not a git repository") }
        if let advice = said.last(where: { $0.contains("safe.directory") }) {
            return PackageError(
                "\(folder.path) belongs to another user, so git does not trust it; if you do, type `\(advice)`"
            )
        }
        if !isUnknown, let reason = said.first {
            return PackageError(
                "the workshop keeps your work with git, and that fails: \(reason)")
        }
        return PackageError(
            "\(folder.path) is in no git repository with a commit of it, as after a download as a zip; the "
                + "workshop keeps your work with git, so type `\(isUnknown ? "git init && " : "")git add "
                + "--all && git commit -m start` once")
    }

    // MARK: Looking

    /// The files that differ from a commit or, if it is on another branch, from where that branch began. New ones
    /// are among them.
    package func changedPaths(since reference: String = "HEAD") throws -> [String] {
        try changedPaths(from: line("merge-base", reference, "HEAD"), to: snapshot())
    }

    /// The files that differ between two trees or commits.
    func changedPaths(from old: String, to new: String) throws -> [String] {
        try difference("--name-only", "-z", old, new).paths
    }

    /// The changes from one tree or commit to another, for display: bytes that are not text are lost.
    func patch(from old: String, to new: String) throws -> String {
        let patch = try difference(
            "--patch", "--text", "--no-color", "--no-ext-diff", "--no-textconv", "--unified=3",
            "--src-prefix=a/", "--dst-prefix=b/", old, new)
        return String(decoding: patch.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }

    private func difference(_ words: String...) throws -> Data {
        try git.run(
            ["diff-tree", "-r", "--no-renames"] + words.dropLast(2)
                + words.suffix(2).map { "\($0):\(place.prefix)" })
    }

    /// The files that differ between two trees, with their texts in the first; nil for a file that it lacks.
    func texts(in tree: String, differingFrom other: String) throws -> [String: String?] {
        try changedPaths(from: tree, to: other).reduce(into: [:]) { texts, path in
            let text = try? git.run(["cat-file", "blob", "\(tree):\(place.prefix)\(path)"])
            texts[path] = .some(text.map { String(decoding: $0, as: UTF8.self) })
        }
    }

    /// How many commits there are on this branch since a commit.
    func commits(since base: String) throws -> Int {
        Int(try line("rev-list", "--count", "\(base)..HEAD")) ?? 0
    }

    /// The person's name in commits.
    var author: String? {
        let name = try? line("config", "user.name")
        return name?.isEmpty == false ? name : nil
    }

    // MARK: Keeping

    /// The work tree as it is, as a tree of git. Repositories within it are left alone.
    func snapshot() throws -> String {
        try tree { git in
            try git.run(["read-tree", "HEAD"])
            let new = try git.run(["ls-files", "--others", "--exclude-standard", "-z", "--", "."])
            try git.run(["add", "--update", "--", "."])
            // Git ignores a path with a slash at its end, which is that of a repository.
            try git.run(["update-index", "-z", "--add", "--remove", "--stdin"], input: new)
        }
    }

    /// Makes a tree with an index of its own.
    private func tree(_ fill: (Git) throws -> Void) throws -> String {
        let folder = try TemporaryFolder(in: folder)
        let git = git.with(["GIT_INDEX_FILE": folder.url.appending(path: "index").path])
        try fill(git)
        return try git.run(["write-tree"]).firstLine
    }

    /// Makes a commit that is on no branch.
    func commit(
        _ tree: String, after parents: [String], saying message: String, at date: Date
    ) throws -> String {
        let seconds = "@\(Int(date.timeIntervalSince1970)) +0000"
        return try git.with(["GIT_COMMITTER_DATE": seconds, "GIT_AUTHOR_DATE": seconds])
            .run(["commit-tree", tree, "-m", message] + parents.flatMap { ["-p", $0] }).firstLine
    }

    /// Protects a tree or a commit from garbage collection, with a ref of the workshop.
    func keep(_ object: String, as name: String) throws {
        try git.run(["update-ref", reference(name), object])
    }

    /// The object that was kept under a name.
    func kept(_ name: String) -> String? {
        try? line("rev-parse", "--verify", "--quiet", reference(name))
    }

    /// The names below one, a line for each, with a property of their commits.
    func names(below folder: String, with property: String) throws -> String {
        let format = "--format=%(refname:lstrip=3) %(\(property))"
        return String(
            decoding: try git.run(["for-each-ref", format, reference(folder)]), as: UTF8.self)
    }

    /// Each work tree of a repository has its own.
    func reference(_ name: String) -> String { "refs/worktree/\(place.name)/\(name)" }

    // MARK: Changing

    /// Makes the work tree what it was at the last commit. Ignored files stay, and repositories within it.
    func putBack() throws {
        try git.run(["restore", "--source=HEAD", "--staged", "--worktree", "--", "."])
        try git.run(["clean", "-d", "--force", "--quiet", "--", "."])
    }

    /// Merges the changes of the package up to a commit, since it left this branch, into the work tree, which has none.
    /// What does not fit is marked as a conflict.
    ///
    /// - Returns: The files with conflicts.
    func takeUp(_ saved: String) throws -> [String] {
        let base = (try? line("merge-base", "HEAD", saved)) ?? "\(saved)^"
        // Outside the package nothing changes.
        let tree = try tree { git in
            try git.run(["read-tree", base])
            try git.run(["restore", "--source=\(saved)", "--staged", "--", "."])
        }
        // This has the form of a stash: the commit where it began, and one with the index.
        let date = Date(timeIntervalSince1970: 0)
        let index = try commit("\(base)^{tree}", after: [base], saying: "index", at: date)
        let stash = try commit(tree, after: [base, index], saying: "saved work", at: date)
        try git.run(["reset", "--quiet", "--", "."])
        let run = try git.attempt(["stash", "apply", "--quiet", stash])
        let unmerged = ["diff-files", "--name-only", "-z", "--diff-filter=U", "--relative"]
        let conflicts = try git.run(unmerged).paths
        try git.run(["reset", "--quiet", "--", "."])
        if conflicts.isEmpty { try run.expectSuccess(of: "git stash apply") }
        // The files decide: those that had not changed since must now be as they were saved.
        let missing = Set(try changedPaths(from: base, to: tree))
            .subtracting(try changedPaths(from: base, to: "HEAD"))
            .intersection(try changedPaths(from: tree, to: snapshot()))
        if missing.isEmpty { return conflicts }
        throw PackageError(
            "git did not restore \(missing.sorted().formatted()); it is still saved")
    }

    /// The first line of what git answers.
    private func line(_ words: String...) throws -> String { try git.run(words).firstLine }
}

extension Data {
    /// Those that end with a zero.
    fileprivate var paths: [String] {
        split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    fileprivate var firstLine: String {
        String(decoding: split(separator: UInt8(ascii: "\n")).first ?? Data(), as: UTF8.self)
    }
}
