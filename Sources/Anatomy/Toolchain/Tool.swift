import Foundation

/// A tool of the toolchain, run as a subprocess.
package struct Tool {
    /// The command, such as `swiftc` or `swift package`.
    let words: [String]

    package init(_ words: String...) {
        self.words = words
    }

    /// Runs it to its end.
    ///
    /// - Parameter input: What it reads; nothing if nil.
    /// - Returns: What it wrote to its output. An exit code other than 0 is an error.
    @discardableResult
    package func run(_ arguments: [String], input: Data? = nil) throws -> Data {
        let run = try Self.run(words + arguments, input: input ?? Data())
        guard run.code == 0 else {
            throw ToolError(
                tool: words.joined(separator: " "), code: run.code, notes: run.errors)
        }
        return run.output
    }

    /// Runs a program to its end, whatever its exit code.
    ///
    /// - Parameters:
    ///   - input: What it reads.
    ///   - folder: Where it runs; the current folder unless given.
    ///   - environment: What is added to the environment of this process.
    ///   - limit: When it is ended, if it has not ended by then.
    ///   - progress: Told each line that it writes.
    package static func run(
        _ words: [String], input: Data = Data(), in folder: URL? = nil,
        environment: [String: String] = [:], limit: Duration? = nil,
        progress: ((Substring) -> Void)? = nil
    ) throws -> ToolRun {
        // Files, because a process waits for ever for somebody to empty a full pipe.
        let errors = try FileHandle.unnamedFile()
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = try FileHandle.unnamedFile(containing: input)
        process.standardOutput = output
        process.standardError = errors
        if let folder { process.currentDirectoryURL = folder }
        try process.run()
        let running = RunningTools.add(process.processIdentifier, limit: limit)
        let data = read(output.fileHandleForReading, progress: progress)
        process.waitUntilExit()
        let wasEnded = RunningTools.remove(running)
        try errors.seek(toOffset: 0)
        return ToolRun(
            code: process.terminationStatus, output: data,
            errors: String(decoding: try errors.readToEnd() ?? Data(), as: UTF8.self),
            wasSignalled: process.terminationReason == .uncaughtSignal, reachedLimit: wasEnded)
    }

    private static func read(_ file: FileHandle, progress: ((Substring) -> Void)?) -> Data {
        var all = Data()
        while case let part = file.availableData, !part.isEmpty {
            all.append(part)
            guard let progress else { continue }
            for line in String(decoding: part, as: UTF8.self).split(whereSeparator: \.isNewline) {
                progress(line)
            }
        }
        return all
    }
}

extension FileHandle {
    /// A temporary file that is removed as soon as it is open, so that nothing is left of it however this
    /// process ends.
    fileprivate static func unnamedFile(containing data: Data = Data()) throws -> FileHandle {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try FileHandle(forUpdating: url)
    }
}

package struct ToolRun: Sendable {
    /// The exit code, or the signal that ended it.
    package let code: Int32
    package let output: Data
    package let errors: String
    package let wasSignalled: Bool
    /// Whether it was ended because it took too long.
    package let reachedLimit: Bool

    package var text: String { String(decoding: output, as: UTF8.self) }
}

/// A tool of the toolchain failed.
package struct ToolError: Error, Equatable, CustomStringConvertible {
    package let tool: String
    package let code: Int32
    package let notes: String

    package init(tool: String, code: Int32, notes: String) {
        self.tool = tool
        self.code = code
        self.notes = notes
    }

    /// The errors in the output or, without any, its last lines.
    package var description: String {
        let lines = notes.split(separator: "\n").map(String.init)
        let errors = lines.filter { $0.contains("error:") }.prefix(3)
        let said = (errors.isEmpty ? lines.suffix(3) : errors).joined(separator: "\n  ")
        return """
            `\(tool)` ended with code \(code):
              \(said.isEmpty ? "it did not say why" : said)
            See that `swift build` succeeds and that the toolchain is on the search path.
            """
    }
}
