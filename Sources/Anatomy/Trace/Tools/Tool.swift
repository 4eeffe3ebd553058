import Foundation

/// A program of the toolchain, run as a process of its own.
struct Tool {
    /// What came of a run.
    struct Run {
        let code: Int32
        let output: String
        let errors: String
    }

    /// Runs a program, found as a shell finds it, to its end.
    ///
    /// - Parameters:
    ///   - input: What it reads.
    ///   - environment: What is added to the environment of this process.
    ///   - progress: Told each line that it writes.
    static func run(
        _ words: [String], input: String = "", environment: [String: String] = [:],
        progress: ((Substring) -> Void)? = nil
    ) throws -> Run {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "triptych-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // By way of files, since a pipe that nobody empties would keep the process from ending.
        let inputFile = folder.appending(path: "input")
        let errorsFile = folder.appending(path: "errors")
        try Data(input.utf8).write(to: inputFile)
        try Data().write(to: errorsFile)

        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = try FileHandle(forReadingFrom: inputFile)
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errorsFile)
        try process.run()
        let text = Self.read(output.fileHandleForReading, progress: progress)
        process.waitUntilExit()
        return Run(
            code: process.terminationStatus, output: text,
            errors: String(decoding: try Data(contentsOf: errorsFile), as: UTF8.self))
    }

    private static func read(_ file: FileHandle, progress: ((Substring) -> Void)?) -> String {
        var all = Data()
        while case let part = file.availableData, !part.isEmpty {
            all.append(part)
            guard let progress else { continue }
            for line in String(decoding: part, as: UTF8.self).split(whereSeparator: \.isNewline) {
                progress(line)
            }
        }
        return String(decoding: all, as: UTF8.self)
    }
}
