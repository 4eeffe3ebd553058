import Foundation

/// A copy of the sources, tests and scenarios of this package, removed after the test.
final class PackageCopy {
    let root = FileManager.default.temporaryDirectory
        .appending(path: "triptych-\(UUID().uuidString)")

    /// The package that is copied.
    static let original = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    init() throws {
        let files = FileManager.default
        try files.createDirectory(at: root, withIntermediateDirectories: true)
        for part in [
            ".swift-format", "ARCHITECTURE.md", "Package.swift", "Sources", "Tests", "scenarios",
        ] {
            let original = Self.original.appending(path: part)
            try files.copyItem(at: original, to: root.appending(path: part))
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    func read(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: root.appending(path: path))
    }

    /// The texts of all its files, by their paths.
    var contents: [String: Data] {
        get throws {
            let files = FileManager.default
            let paths = try paths.filter { !$0.hasPrefix(".triptych") }
            return paths.reduce(into: [:]) { contents, path in
                contents[path] = files.contents(atPath: root.appending(path: path).path) ?? Data()
            }
        }
    }

    /// The paths of all its files and folders, but for those that a build makes.
    var paths: Set<String> {
        get throws {
            let all = try FileManager.default.subpathsOfDirectory(atPath: root.path)
            return Set(all.filter { !$0.hasPrefix(".build") })
        }
    }
}
