import ArchitectureList
import Foundation
import TestSupport
import Toolchain

@testable import Traces

/// Traces made for real, by the toolchain that runs these tests.
enum RealTrace {
    /// Whether the tools are there that a trace takes beside the compiler.
    static let isPossible = (try? Subprocess(["llvm-symbolizer", "--version"]).run().code) == 0

    /// The build, brought up to date once for all tests.
    static func upToDate() throws -> RecordingBuild { try build.get() }

    private static let build = Result {
        let build = RecordingBuild(
            package: ThisPackage.root, architectures: Architecture.all.subjects)
        try build.bringUpToDate { _ in }
        return build
    }

    /// What the architectures do in the one scenario of a feature, in a build that is up to date.
    static func traces(of feature: String) throws -> [Trace] {
        let workspace = try Workspace()
        let path = try workspace.write(feature, to: "a.feature")
        let build = try upToDate()
        var reader = build.reader()
        return try Architecture.all.names.map { architecture in
            try reader.trace(
                try build.record(path: path, index: 0, architecture: architecture),
                architecture: architecture)
        }
    }
}
