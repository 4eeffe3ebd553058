import Foundation

/// Where a package is in its repository, which may hold others.
package struct PackagePlace: Sendable {
    private let gitFolder: String
    /// The path of the package from the root of the repository, with a slash at its end; empty for the root.
    package let prefix: String

    /// Nil if there is no repository that git can read.
    package init?(of package: URL) {
        let words = ["rev-parse", "--absolute-git-dir", "--show-prefix"]
        guard let run = try? Git(in: package).attempt(words), run.succeeded else { return nil }
        let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false)
        (gitFolder, prefix) = (String(lines[0]), String(lines[1]))
    }

    /// The name of the package within the repository.
    package var name: String {
        let path = prefix.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return path.isEmpty ? "triptych" : "triptych-in-\(path)"
    }

    /// Where a package keeps its saved runs, the progress and the lock. `git clean` deletes what is in the package, so
    /// they are in the folder of git, if there is a repository.
    package static func stateFolder(of package: URL) -> URL {
        let former = package.appending(path: ".triptych")
        guard let place = PackagePlace(of: package) else { return former }
        let folder = URL(fileURLWithPath: place.gitFolder).appending(path: place.name)
        try? FileManager.default.moveItem(at: former, to: folder)
        return folder
    }
}
