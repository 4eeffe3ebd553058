@testable import Anatomy
import Foundation

/// The package in `Fixture`, read once for all tests.
enum FixturePackage {
    static let subject = ArchitectureSources(
        name: "Paint", module: "Paint", folder: "Sources/Paint", tests: "PaintTests",
        sharedDoubles: "Tools")

    static let syntax = Result {
        try PackageSyntax.read(["Tools", "Paint", "PaintTests"], of: folder)
    }

    static var figures: ArchitectureFigures {
        get throws { try AnatomyFigures(of: [subject], in: syntax.get()).architectures[0] }
    }

    static func file(_ name: String) throws -> SyntaxFile {
        guard let file = try syntax.get().files.first(where: { $0.name == name }) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return file
    }

    /// Whether there is a compiler to read it with.
    static let hasCompiler = (ProcessInfo.processInfo.environment["PATH"] ?? "")
        .split(separator: ":")
        .contains { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appending(path: "Fixture")
}
