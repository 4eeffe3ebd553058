import Foundation
import Toolchain
import TestSupport

/// The built program, run as a process of its own.
struct Program {
    static let url = BuiltProgram.url("triptych")

    static let isBuilt = BuiltProgram.isThere("triptych")

    /// The root of the package.
    static let package = ThisPackage.root

    /// Runs the program to its end.
    static func run(_ words: String..., in folder: URL = package) throws -> SubprocessRun {
        try run(words, in: folder)
    }

    /// Runs the program to its end.
    static func run(_ words: [String], in folder: URL = package) throws -> SubprocessRun {
        // The person's window has nothing to do with the tests.
        try Subprocess([url.path] + words, in: folder, environment: ["COLUMNS": ""]).run()
    }
}
