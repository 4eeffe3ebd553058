import ArchitectureList
import Foundation

@testable import Anatomy
@testable import ArchitectureRules
@testable import SwiftSources

/// The package in `Fixture`, read once for all tests.
package enum FixturePackage {
    package static let subject = ArchitectureSources(
        name: "Paint", module: "Paint", folder: "Sources/Paint", tests: "PaintTests")

    package static let syntax = Result {
        try PackageSyntax.read(["Tools", "Paint"], parsing: ["PaintTests"], of: folder)
    }

    package static var figures: ArchitectureFigures {
        get throws { try AnatomyFigures(of: [subject], in: syntax.get()).architectures[0] }
    }

    package static func file(_ name: String) throws -> SyntaxFile {
        guard let file = try syntax.get().first(where: { $0.name == name }) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return file
    }

    /// Whether there is a compiler to read it with.
    package static let hasCompiler = (ProcessInfo.processInfo.environment["PATH"] ?? "")
        .split(separator: ":")
        .contains { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }

    package static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appending(path: "Fixture")
}
