import ArchitectureList
import Foundation
import Subprocesses
import Toolchain

@testable import Traces

/// Traces made for real, by the toolchain that runs these tests.
enum RealTrace {
    /// Whether the tools are there that a trace takes beside the compiler.
    static let isPossible = (try? Subprocess(["llvm-symbolizer", "--version"]).run().code) == 0

    /// This package.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// What architectures do in the one scenario of a feature, in a build that is up to date.
    static func traces(
        of feature: String, in package: URL = package,
        by architectures: [Architecture] = Architecture.all
    ) throws -> [Trace] {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "\(UUID().uuidString).feature")
        try Data(feature.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let build = RecordingBuild(package: package, architectures: architectures.subjects)
        try build.bringUpToDate { _ in }
        return try architectures.names.map { architecture in
            try build.trace(
                try build.record(path: file.path, index: 0, architecture: architecture),
                architecture: architecture)
        }
    }
}
