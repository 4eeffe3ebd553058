import Foundation

/// A program of the toolchain, found by the search path, and run as a process of its own.
struct Tool {
    /// What it is called by, such as `swiftc` or `swift package`.
    let words: [String]

    init(_ words: String...) {
        self.words = words
    }

    /// Runs it to its end.
    ///
    /// - Parameter input: What it reads; nothing if nil.
    /// - Returns: What it wrote to its output. An exit code other than 0 is an error.
    @discardableResult
    func run(_ arguments: [String], input: Data? = nil) throws -> Data {
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
    ///   - environment: What is added to the environment of this process.
    ///   - progress: Told each line that it writes.
    static func run(
        _ words: [String], input: Data = Data(), environment: [String: String] = [:],
        progress: ((Substring) -> Void)? = nil
    ) throws -> ToolRun {
        let folder = try TemporaryFolder()
        // By way of files, since a pipe that nobody empties would keep the process from ending.
        let errors = try folder.file(named: "errors", containing: Data())
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = try FileHandle(
            forReadingFrom: folder.file(named: "input", containing: input))
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let data = read(output.fileHandleForReading, progress: progress)
        process.waitUntilExit()
        return ToolRun(
            code: process.terminationStatus, output: data,
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
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
