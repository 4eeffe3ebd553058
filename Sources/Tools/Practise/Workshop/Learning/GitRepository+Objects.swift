import Foundation
import Toolchain
import Trials

/// What the workshop keeps in git: trees and commits on no branch, and refs that protect them.
extension GitRepository {
    /// The words for git that list new files. Hidden files, such as the locks of an editor, are nobody's work.
    private static let newFiles = [
        "ls-files", "--others", "--exclude-standard", "--exclude", ".*", "-z", "--", ".",
    ]

    /// The current files of the work tree, as a tree of git. Repositories within the work tree are left out.
    func snapshot() throws -> String {
        // What a sparse checkout leaves out of the work tree is not deleted.
        let hidden = try git.run(["ls-files", "-t", "-z", "--", "."]).names
            .filter { $0.starts(with: Data("S ".utf8)) }.map { $0.dropFirst(2) + [0] }
        return try tree { git in
            try git.run(["read-tree", "HEAD"])
            if !hidden.isEmpty {
                try git.run(
                    ["update-index", "--skip-worktree", "-z", "--stdin"],
                    input: Data(hidden.joined()))
            }
            let new = try git.run(Self.newFiles)
            try git.run(["add", "--update", "--", "."])
            // Git ignores a path with a slash at its end, which is that of a repository.
            try git.run(["update-index", "-z", "--add", "--remove", "--stdin"], input: new)
        }
    }

    /// The folders of repositories within the work tree that are not in a commit.
    func otherRepositories() throws -> [String] {
        // Git names them with a slash at the end.
        try git.run(Self.newFiles).paths
            .filter { $0.hasSuffix("/") }.sorted()
    }

    /// A commit with some texts changed, as a tree of git. A text of nil removes the file.
    func tree(of commit: String, with changes: [String: String?]) throws -> String {
        let anyObject = try line("rev-parse", commit)
        var entries = Data()
        for (path, text) in changes {
            let path = place.prefix + path
            let words = ["hash-object", "-w", "--stdin", "--path", path]
            let object = try text.map { try git.run(words, input: Data($0.utf8)).firstLine }
            entries += Data(
                "\(object == nil ? "0" : "100644") \(object ?? anyObject)\t\(path)\0".utf8)
        }
        return try tree { git in
            try git.run(["read-tree", commit])
            try git.run(["update-index", "-z", "--index-info"], input: entries)
        }
    }

    /// Makes a tree from a new index, which a closure fills.
    func tree(_ fill: (Git) throws -> Void) throws -> String {
        try withIndex { git in
            try fill(git)
            return try git.run(["write-tree"]).firstLine
        }
    }

    /// Does some work with an index of its own. Git then leaves the learner's index as it is, and everything else that belongs
    /// to a work tree. With `GIT_INDEX_FILE` alone, it would delete a shared index that the learner's index needs.
    ///
    /// - Parameter workTree: The work tree; nil for the learner's.
    func withIndex<Result>(
        of workTree: URL? = nil, _ work: (Git) throws -> Result
    ) throws -> Result {
        let own = try TemporaryFolder(in: folder)
        // Git takes a folder with these files for the git folder of a linked work tree.
        _ = try own.file(named: "HEAD", containing: Data(line("rev-parse", "HEAD").utf8))
        _ = try own.file(named: "commondir", containing: Data(place.commonFolder.utf8))
        let git = Git(in: workTree ?? folder).with([
            "GIT_DIR": own.url.path, "GIT_WORK_TREE": workTree?.path ?? place.root,
        ])
        return try withExtendedLifetime(own) { try work(git) }
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
    ///
    /// - Parameter isNew: Whether it is an error if something is kept under this name already.
    func keep(_ object: String, as name: String, isNew: Bool = false) throws {
        try git.run(["update-ref", reference(name), object] + (isNew ? [""] : []))
    }

    /// Makes a name lead to another name. Nil removes it.
    func lead(_ name: String, to other: String?) throws {
        let words =
            other.map { [reference(name), reference($0)] }
            ?? ["--delete", "--quiet", reference(name)]
        let run = try git.attempt(["symbolic-ref"] + words)
        if other != nil { try run.expectSuccess(of: "git symbolic-ref") }
    }

    /// The name that a name leads to; nil if it leads to none.
    func target(of name: String) -> String? {
        let target = try? line("symbolic-ref", "--quiet", reference(name))
        return target.map { String($0.dropFirst(reference("").count)) }
    }

    /// The object that was kept under a name.
    func kept(_ name: String) -> String? {
        try? line("rev-parse", "--verify", "--quiet", reference(name))
    }

    /// The names of the refs in a folder, a line for each, with properties of their commits in the format of git.
    func names(below folder: String, with properties: String) throws -> String {
        let format = "--format=%(refname:lstrip=3) \(properties)"
        return String(
            decoding: try git.run(["for-each-ref", format, reference(folder)]), as: UTF8.self)
    }

    /// The ref for a name. Each work tree of a repository has its own. They are not below `refs/worktree`, because `git gc` in
    /// another work tree deletes what is there.
    func reference(_ name: String) -> String {
        "refs/\(place.name)/\(place.workTree)/\(name)"
    }
}
