import Foundation

/// A folder outside any package that goes with the test.
final class Workspace {
    let folder = FileManager.default.temporaryDirectory
        .appending(path: "triptych-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Writes a file and gives its path.
    func write(_ text: String, to name: String) throws -> String {
        let url = folder.appending(path: name)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    func read(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
}
