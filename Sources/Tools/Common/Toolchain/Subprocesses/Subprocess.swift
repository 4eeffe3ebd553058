import Foundation

/// A program, run in a process of its own.
package struct Subprocess: Sendable {
    private let words: [String]
    private let folder: URL?
    let limit: Duration?
    private let environment: [String: String]

    /// - Parameters:
    ///   - words: The program, by its path or by its name on the search path, and its arguments.
    ///   - folder: The folder in which it runs; the current folder unless given.
    ///   - environment: The environment variables that are set for it.
    ///   - inherits: Whether it also gets the environment variables of this process.
    ///   - limit: The time after which it is ended; nil for no limit.
    package init(
        _ words: [String], in folder: URL? = nil, environment: [String: String] = [:],
        inherits: Bool = true, limit: Duration? = nil
    ) {
        let inherited = inherits ? ProcessInfo.processInfo.environment : [:]
        self.words = words
        self.folder = folder
        self.limit = limit
        self.environment = inherited.merging(environment) { $1 }
    }

    /// Runs it to its end, whatever its exit code.
    ///
    /// - Parameters:
    ///   - input: The bytes for its standard input.
    ///   - progress: Called with each line as soon as it has been written, unless the line is empty.
    package func run(
        input: Data = Data(), progress: ((Substring) -> Void)? = nil
    ) throws -> SubprocessRun {
        let process = process
        let pipe = Pipe()
        // A file, because a process that writes to a full pipe blocks until somebody reads from it.
        let errors = try FileHandle.unnamedFile()
        process.standardInput = try FileHandle.unnamedFile(containing: input)
        process.standardOutput = pipe
        process.standardError = errors
        var output = Data()
        try RunningSubprocesses.start(process)
        let reachedLimit = RunningSubprocesses.include(
            process.processIdentifier, limit: limit
        ) {
            pipe.fileHandleForReading.readLines { line in
                output += line
                guard let progress else { return }
                String(decoding: line, as: UTF8.self).split(whereSeparator: \.isNewline)
                    .forEach(progress)
            }
            process.waitUntilExit()
        }
        try errors.seek(toOffset: 0)
        return SubprocessRun(
            code: process.terminationStatus,
            wasSignalled: process.terminationReason == .uncaughtSignal, reachedLimit: reachedLimit,
            output: output,
            errors: String(decoding: try errors.readToEnd() ?? Data(), as: UTF8.self))
    }

    /// Runs it on the terminal of this process.
    ///
    /// - Parameter outlivesThis: Whether it keeps running if a signal ends this process.
    /// - Returns: Its exit code, or the signal that ended it.
    package func runOnTerminal(outlivesThis: Bool = false) async throws -> Int32 {
        let process = process
        return try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = {
                RunningSubprocesses.remove($0.processIdentifier)
                continuation.resume(returning: $0.terminationStatus)
            }
            do {
                if outlivesThis {
                    try process.run()
                } else {
                    try RunningSubprocesses.start(process)
                }
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
    }

    var process: Process {
        let process = Process()
        // Run a path without `env`, which would take a path with a "=" for a variable.
        let isPath = words[0].contains("/")
        process.executableURL = URL(fileURLWithPath: isPath ? words[0] : "/usr/bin/env")
        process.arguments = isPath ? Array(words.dropFirst()) : words
        process.environment = environment
        if let folder { process.currentDirectoryURL = folder }
        return process
    }
}

extension FileHandle {
    /// A temporary file that is removed as soon as it is open, so that nothing is left of it however this
    /// process ends.
    static func unnamedFile(containing data: Data = Data()) throws -> FileHandle {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try data.write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try FileHandle(forUpdating: url)
    }

    /// Reads each line as soon as it has been written, with its end if it has one.
    fileprivate func readLines(_ read: (Data) -> Void) {
        var line = Data()
        while case var part = availableData, !part.isEmpty {
            while let end = part.firstIndex(of: newline) {
                read(line + part[...end])
                line = Data()
                part = part[(end + 1)...]
            }
            line += part
        }
        if !line.isEmpty { read(line) }
    }
}

let newline = UInt8(ascii: "\n")
