import Foundation

/// The place of a package in its git repository, which may contain other packages.
package struct PackagePlace: Sendable {
    private let gitFolder: String
    /// The git folder that all work trees of the repository share.
    package let commonFolder: String
    /// The root of the work tree.
    package let root: String
    /// The path of the package from the root of the repository, with a slash at its end; empty for the root.
    package let prefix: String

    /// Nil if there is no repository that git can read.
    package init?(of package: URL) {
        let words = [
            "rev-parse", "--absolute-git-dir", "--path-format=absolute", "--git-common-dir",
            "--show-toplevel", "--show-prefix",
        ]
        guard let run = try? Git(in: package).attempt(words), run.succeeded else { return nil }
        let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false)
        gitFolder = String(lines[0])
        commonFolder = String(lines[1])
        root = String(lines[2])
        prefix = String(lines[3])
    }

    /// The name of the package within the repository.
    package var name: String {
        let path = prefix.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return path.isEmpty ? "triptych" : "triptych-in-\(path)"
    }

    /// The name of the work tree within the repository.
    package var workTree: String {
        let name = gitFolder.split(separator: "/").last ?? ""
        return gitFolder == commonFolder ? "main" : "linked-\(name)"
    }

    /// The folder for a package's saved runs, a learner's progress and the lock. If there is a repository, this is in the
    /// folder of git, because `git clean` would delete it in the package.
    package static func stateFolder(of package: URL) -> URL {
        let former = package.appending(path: ".triptych")
        guard let place = PackagePlace(of: package) else { return former }
        let folder = URL(fileURLWithPath: place.gitFolder).appending(path: place.name)
        try? FileManager.default.moveItem(at: former, to: folder)
        return folder
    }
}
