import Foundation
import Subprocesses

/// The built program, run as a process of its own.
struct Program {
    /// Where the program was built: beside the bundle these tests are in.
    static let url = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "triptych")

    static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: url.path) }

    /// The root of the package.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Runs the program to its end.
    static func run(_ words: String..., in folder: URL = package) throws -> SubprocessRun {
        try run(words, in: folder)
    }

    /// Runs the program to its end.
    static func run(_ words: [String], in folder: URL = package) throws -> SubprocessRun {
        try Subprocess([url.path] + words, in: folder).run()
    }
}
