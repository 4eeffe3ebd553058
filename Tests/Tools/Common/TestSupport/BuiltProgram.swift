import Foundation

/// A program that was built beside the bundle that the tests are in.
package enum BuiltProgram {
    package static func url(_ name: String) -> URL {
        folder(of: CommandLine.arguments).appending(path: name)
    }

    /// Whether it can be run. On macOS it always can, or its tests fail: there an empty place means that it was searched
    /// for in the wrong folder.
    package static func isThere(_ name: String) -> Bool {
        #if os(macOS)
            true
        #else
            FileManager.default.isExecutableFile(atPath: url(name).path)
        #endif
    }

    /// Where the bundle is. On Linux it is the program itself. On macOS a helper of the toolchain gets the path of the
    /// program in it.
    package static func folder(of arguments: [String]) -> URL {
        let bundle = arguments.lazy.compactMap { argument in
            argument.range(of: ".xctest").map { String(argument[..<$0.upperBound]) }
        }.first
        return URL(fileURLWithPath: bundle ?? arguments[0]).deletingLastPathComponent()
    }
}
