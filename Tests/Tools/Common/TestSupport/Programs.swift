import Foundation
import Toolchain

/// The programs of the package as they were built beside the tests, each run as a process of its own.
package enum Programs {
    package static let names = [
        "anatomy", "bench", "change", "compare", "documents", "faults", "live", "new",
        "scenarios", "trace", "workshop",
    ]

    package static let areBuilt = names.allSatisfy(BuiltProgram.isThere)

    package static func url(_ name: String) -> URL { BuiltProgram.url(name) }

    /// Runs a program to its end.
    ///
    /// - Parameter words: Its name, and what follows.
    package static func run(
        _ words: String..., in folder: URL = ThisPackage.root
    ) throws -> SubprocessRun {
        try run(words, in: folder)
    }

    /// Runs a program to its end.
    package static func run(
        _ words: [String], in folder: URL = ThisPackage.root
    ) throws -> SubprocessRun {
        // The person's window has nothing to do with the tests.
        try Subprocess(
            [url(words[0]).path] + words.dropFirst(), in: folder, environment: ["COLUMNS": ""]
        ).run()
    }
}
