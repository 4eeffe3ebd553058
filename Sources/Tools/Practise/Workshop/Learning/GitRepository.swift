import Console
import Foundation
import Toolchain
import Trials

/// The repository that holds a package: what has changed in it, and how to put it back.
///
/// The learner's index is never changed, except to reset it to the last commit. Trees and commits are those of the whole
/// repository, but only the package in them is compared and changed.
package struct GitRepository {
    let folder: URL
    let git: Git
    let place: PackagePlace

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

    /// The error if git has no commit of the package, with git's own reason.
    private static func refusal(of folder: URL, by git: Git) -> PackageError {
        let run = try? git.attempt(["rev-parse", "--git-dir"])
        let said = run?.errors.split(separator: "\n").map { $0.drop(while: \.isWhitespace) } ?? []
        // If git names a folder instead, the work tree has lost its repository.
        let isUnknown = said.contains { $0.contains("not a git repository (or any") }
        if let advice = said.last(where: { $0.contains("safe.directory") }) {
            return PackageError(
                "\(folder.path) belongs to another user, so git does not trust it; if you do, type `\(advice)`"
            )
        }
        if !isUnknown, let reason = said.first {
            return PackageError(
                "the workshop saves your work with git, but git fails: \(reason)")
        }
        // A repository around the package may have files that its user does not want to commit, or ignore the package.
        let isIgnored = (try? git.run(["check-ignore", "--quiet", "."])) != nil
        let advice =
            isUnknown || isIgnored
            ? "git init && git add --all && git commit -m start"
            : "git add --all . && git commit -m start -- ."
        return PackageError(
            "git has no commit of \(folder.path), perhaps because you downloaded it as a zip; the workshop "
                + "saves your work with git, so type `\(advice)` once")
    }

    // MARK: Looking

    /// The files that differ from a commit, including new files. If the commit is on another branch, they are compared with
    /// the commit where that branch began.
    package func changedPaths(since reference: String = "HEAD") throws -> [String] {
        guard let common = try? line("merge-base", reference, "HEAD") else {
            throw UsageError(
                "there is no commit \"\(reference)\" with a history that this branch shares; `git log --all` lists commits"
            )
        }
        return try changedPaths(from: common, to: snapshot())
    }

    /// The files that differ between two trees or commits.
    func changedPaths(from old: String, to new: String) throws -> [String] {
        try changedNames(from: old, to: new).paths
    }

    /// The names of the files that differ between two trees or commits, as git lists them.
    ///
    /// - Parameter kind: Only these, as `git diff --diff-filter` names them: `A` for added, `D` for deleted; nil for all.
    func changedNames(from old: String, to new: String, only kind: String? = nil) throws -> Data {
        let filter = kind.map { ["--diff-filter=\($0)"] } ?? []
        return try difference(["--name-only", "-z"] + filter, from: old, to: new)
    }

    /// The changes from one tree or commit to another. It is only for display, because bytes that are not text are lost.
    func patch(from old: String, to new: String) throws -> String {
        let patch = try difference(
            [
                "--patch", "--text", "--no-color", "--no-ext-diff", "--no-textconv", "--unified=3",
                "--src-prefix=a/", "--dst-prefix=b/",
            ], from: old, to: new)
        return String(decoding: patch.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }

    /// What git says of the difference between two trees or commits.
    private func difference(_ options: [String], from old: String, to new: String) throws -> Data {
        try git.run(
            ["diff-tree", "-r", "--no-renames"] + options + [object(in: old), object(in: new)])
    }

    /// The files that differ between two trees, with their texts in the first; nil for a file that it lacks.
    func texts(in tree: String, differingFrom other: String) throws -> [String: String?] {
        try changedPaths(from: tree, to: other).reduce(into: [:]) { texts, path in
            texts[path] = .some(try self.texts(at: tree).text(at: path))
        }
    }

    /// The texts of the package at a commit, to apply patches to.
    func texts(at commit: String) -> FileTexts {
        FileTexts { path in
            let blob = try? git.run(["cat-file", "blob", object(path, in: commit)])
            return blob.map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// The name in git of the object at a path of the package, in a tree or a commit; by default, of the package.
    func object(_ path: String = "", in tree: String) -> String { "\(tree):\(place.prefix)\(path)" }

    /// The last commit that two histories share.
    func meeting(of one: String, and other: String) -> String? {
        try? line("merge-base", one, other)
    }

    /// Throws in the middle of a merge or a similar command, because git would then commit the edits of the workshop, and the
    /// files of an update would look like the learner's changes.
    func expectNothingUnderWay() throws {
        let marks = [
            ("MERGE_HEAD", "merge"), ("rebase-merge", "rebase"), ("rebase-apply", "rebase"),
            ("CHERRY_PICK_HEAD", "cherry-pick"), ("REVERT_HEAD", "revert"),
        ]
        let gitFolder = URL(fileURLWithPath: try line("rev-parse", "--absolute-git-dir"))
        if let (_, command) = marks.first(where: { !gitFolder.lacks($0.0) }) {
            throw PackageError(
                "a git \(command) is not finished, so your files stay as they are; finish it with `git \(command) --continue`, "
                    + "or undo it with `git \(command) --abort`, and then type this command again")
        }
    }

    /// The person's name in commits.
    var author: String? {
        let name = try? line("config", "user.name")
        return name?.isEmpty == false ? name : nil
    }

    /// The first line of git's output.
    func line(_ words: String...) throws -> String { try git.run(words).firstLine }
}

extension Data {
    /// The names in a list of git, each of which ends with a zero byte.
    var names: [Data] { split(separator: 0) }

    /// The names as text. It is only for display, because a name that is not UTF-8 has no text.
    var paths: [String] { names.map { String(decoding: $0, as: UTF8.self) } }

    var lines: [String] {
        split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }

    var firstLine: String { lines.first ?? "" }
}
