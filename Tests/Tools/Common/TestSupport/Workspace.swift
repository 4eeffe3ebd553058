import Foundation

/// A folder outside any package, removed after the test.
package final class Workspace: Sendable {
    package let folder = WorkspaceFolder.url
        .appending(path: "triptych-\(UUID().uuidString)").resolvingSymlinksInPath()

    package init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    package func path(of name: String) -> String { folder.appending(path: name).path }

    /// Writes a file, with the folders of its path, and returns the path.
    @discardableResult
    package func write(_ text: String, to name: String) throws -> String {
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    /// Writes a script that can be run.
    package func write(script: String, to name: String) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: write(script, to: name))
    }

    package func read(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
}

/// The package that these tests are part of.
package enum ThisPackage {
    package static let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    package static let scenarios = root.appending(path: "scenarios").path
}
