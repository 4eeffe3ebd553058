import Foundation

/// A tool of the toolchain, run as a subprocess.
package struct Tool {
    /// The command, such as `swiftc` or `swift package`.
    let words: [String]

    package init(_ words: String...) {
        self.words = words
    }

    /// Runs the tool to its end.
    ///
    /// - Parameters:
    ///   - input: The bytes for its standard input.
    ///   - environment: Environment variables for the tool, in addition to those of this process.
    /// - Returns: The bytes of its standard output. An exit code other than 0 is an error.
    @discardableResult
    package func run(
        _ arguments: [String], input: Data = Data(), environment: [String: String] = [:]
    ) throws -> Data {
        let run = try Subprocess(words + arguments, environment: environment).run(input: input)
        try run.expectSuccess(of: words.joined(separator: " "))
        return run.output
    }

    /// A tool that came with the compiler, from the compiler's own folder. On the search path there may be an older
    /// one, which doesn't read what this compiler writes.
    package static func besideCompiler(_ name: String) throws -> Tool {
        let json = try Tool("swiftc").run(["-print-target-info"])
        let info = try JSONSerialization.jsonObject(with: json) as? [String: Any]
        guard let paths = info?["paths"] as? [String: Any],
            let resources = paths["runtimeResourcePath"] as? String
        else { return Tool(name) }
        // `usr/lib/swift` of the toolchain, beside `usr/bin`.
        let tool = URL(fileURLWithPath: resources).appending(path: "../../bin/\(name)")
            .standardizedFileURL
        return FileManager.default.isExecutableFile(atPath: tool.path)
            ? Tool(tool.path) : Tool(name)
    }
}

extension SubprocessRun {
    /// Throws an error if the exit code is not 0.
    ///
    /// - Parameter notes: The output with the reason; the error output unless given.
    package func expectSuccess(of tool: String, notes: String? = nil) throws(ToolError) {
        if code != 0 { throw ToolError(tool: tool, code: code, notes: notes ?? errors) }
    }
}

/// A tool of the toolchain failed.
package struct ToolError: Error, Equatable, CustomStringConvertible {
    let tool: String
    let code: Int32
    package let notes: String

    /// The same error about other files, such as the originals of temporary copies.
    package func renaming(_ paths: [String: String]) -> ToolError {
        ToolError(
            tool: tool, code: code,
            notes: paths.reduce(notes) { notes, path in
                notes.replacing(path.key, with: path.value)
            })
    }

    /// The errors in the output or, without any, its last lines.
    package var description: String {
        let lines = notes.split(separator: "\n").map(String.init)
        let errors = lines.filter { $0.contains("error:") || $0.hasPrefix("fatal:") }.prefix(3)
        let said = (errors.isEmpty ? lines.suffix(3) : errors).joined(separator: "\n  ")
        return """
            `\(tool)` ended with code \(code):
              \(said.isEmpty ? "it did not say why" : said)
            \(advice)
            """
    }

    private var advice: String {
        // The second text is git's message.
        if ["No space left on device", "Out of diskspace"].contains(where: notes.contains) {
            return "Free some space on the disk."
        }
        if notes.contains("module cache path") {
            return "Delete the folder `.build`, because it was copied or moved, and try again."
        }
        if tool.hasPrefix("git ") { return "Fix that, and try again." }
        return
            "Check that `swift build --build-tests` succeeds, and that the toolchain is on the search path."
    }
}
