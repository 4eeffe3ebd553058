import Foundation
import TestSupport

/// A copy of what a new feature reads and changes in this package, removed after the test.
final class PackageCopy {
    private let workspace: Workspace

    var root: URL { workspace.folder }

    init() throws {
        workspace = try Workspace()
        let files = FileManager.default
        for folder in ["Tests", "scenarios"] {
            try files.createDirectory(
                at: root.appending(path: folder), withIntermediateDirectories: true)
        }
        let features = try files.contentsOfDirectory(atPath: ThisPackage.scenarios)
            .filter { $0.hasSuffix(".feature") }.map { "scenarios/" + $0 }
        for part in [
            ".swift-format", "ARCHITECTURE.md", "Package.swift", "Sources", "Tests/Architectures",
        ] + features {
            try files.copyItem(
                at: ThisPackage.root.appending(path: part), to: root.appending(path: part))
        }
    }

    func read(_ path: String) throws -> String { try workspace.read(path) }

    func write(_ text: String, to path: String) throws { try workspace.write(text, to: path) }

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
