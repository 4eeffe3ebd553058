import Foundation

/// A copy of the package in its `.build/workshop`, to try patches on. It is kept, so that a later build has
/// less to do; only files that differ are written.
///
/// The copy is of the files as they were when this was made, so nobody has to stop working meanwhile.
package struct Sandbox {
    let files: PackageFiles
    package let folder: URL
    private let environment: [String: String]

    /// - Parameters:
    ///   - name: The folder in `.build/workshop`; another one for another use.
    ///   - environment: What builds are told beyond the environment of this process.
    package init(
        of package: URL, named name: String = "sandbox", environment: [String: String] = [:]
    ) {
        let package = package.resolvingSymlinksInPath()
        files = PackageFiles(of: package)
        folder = package.appending(path: ".build/workshop/\(name)")
        self.environment = environment
    }

    /// What builds the copy.
    var build: PackageBuild { PackageBuild(of: folder, environment: environment) }

    /// Makes the copy equal to the package, with some files changed.
    package func write(_ changes: [String: String?] = [:]) throws {
        var expected = files.entries
        for (path, text) in changes {
            expected[path] = text.map { .file(Data($0.utf8)) }
        }
        for path in PackageFiles.paths(in: folder) where expected[path] == nil {
            try FileManager.default.removeItem(at: folder.appending(path: path))
        }
        for (path, entry) in expected { try entry.write(to: folder.appending(path: path)) }
    }
}
