import Anatomy
import Foundation

/// A copy of the package in its `.build/workshop`, to try patches on. It is kept, so that a later build has
/// less to do; only files that differ are written.
package struct Sandbox {
    /// The package that is copied.
    let package: URL
    package let folder: URL
    private let environment: [String: String]

    /// - Parameters:
    ///   - name: The folder in `.build/workshop`; another one for another use.
    ///   - environment: What builds are told beyond the environment of this process.
    package init(
        of package: URL, named name: String = "sandbox", environment: [String: String] = [:]
    ) {
        self.environment = environment
        self.package = package.resolvingSymlinksInPath()
        folder = self.package.appending(path: ".build/workshop/\(name)")
    }

    /// What builds the copy, without the tests that say nothing of an architecture.
    var build: PackageBuild {
        PackageBuild(
            of: folder, environment: environment.merging(["TRIPTYCH_WORKSHOP": "1"]) { $1 })
    }

    /// Makes the copy equal to the package, with some files changed.
    package func write(_ changes: [String: String?] = [:]) throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        var expected = Set(try PackageFiles.paths(in: package))
        for (path, text) in changes {
            if text == nil { expected.remove(path) } else { expected.insert(path) }
        }
        for path in try PackageFiles.paths(in: folder) where !expected.contains(path) {
            try files.removeItem(at: folder.appending(path: path))
        }
        for path in expected {
            if case let text?? = changes[path] {
                try replace(path, by: Data(text.utf8))
            } else {
                try copy(path)
            }
        }
    }

    private func copy(_ path: String) throws {
        let files = FileManager.default
        let source = package.appending(path: path).path
        let target = folder.appending(path: path).path
        if let link = try? files.destinationOfSymbolicLink(atPath: source) {
            if (try? files.destinationOfSymbolicLink(atPath: target)) == link { return }
            try? files.removeItem(atPath: target)
            try makeParent(of: path)
            try files.createSymbolicLink(atPath: target, withDestinationPath: link)
        } else {
            try replace(path, by: try Data(contentsOf: package.appending(path: path)))
        }
    }

    private func replace(_ path: String, by data: Data) throws {
        let file = folder.appending(path: path)
        if FileManager.default.contents(atPath: file.path) == data { return }
        try makeParent(of: path)
        try data.write(to: file)
    }

    private func makeParent(of path: String) throws {
        let parent = folder.appending(path: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    }
}
