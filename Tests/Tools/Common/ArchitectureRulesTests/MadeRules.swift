import ArchitectureList
import Foundation
import Toolchain

@testable import ArchitectureRules

/// The structure rules of an architecture with these files, by their paths in its folder.
func rules(_ files: [String: String], isReference: Bool = false) throws -> StructureRules {
    let package = try TemporaryFolder(in: FileManager.default.temporaryDirectory)
    let folder = "Sources/Architectures/MVP"
    for (path, text) in files {
        let file = package.url.appending(path: "\(folder)/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
    let subject = ArchitectureSources(
        name: "MVP", module: "MVP", folder: folder, tests: "MVPTests")
    return try StructureRules(of: subject, isReference: isReference, in: package.url)
}

/// What the rules say of a file or a folder of that architecture.
func violation(_ path: String, _ seen: String, _ expected: String) -> StructureRules.Violation {
    StructureRules.Violation(
        path: "Sources/Architectures/MVP" + path, seen: seen, expected: expected)
}
