import Foundation

/// The built program, run as a process of its own.
struct Program {
    /// What came of one run.
    struct Run {
        let code: Int32
        let output: String
        let notes: String
    }

    /// Where the program was built: beside the bundle these tests are in.
    static let url = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "triptych")

    static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: url.path) }

    /// The root of the package.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Runs the program to its end.
    static func run(_ words: String..., in folder: URL = package) throws -> Run {
        try run(words, in: folder)
    }

    /// Runs the program to its end.
    static func run(_ words: [String], in folder: URL = package) throws -> Run {
        let process = Process()
        process.executableURL = url
        process.arguments = words
        process.currentDirectoryURL = folder
        let output = Pipe()
        let notes = try FileHandle.forTemporaryFile()
        process.standardOutput = output
        process.standardError = notes
        try process.run()
        // Read to the end first: a full pipe would keep the process from ending.
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try notes.seek(toOffset: 0)
        return Run(
            code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
            notes: String(decoding: try notes.readToEnd() ?? Data(), as: UTF8.self))
    }
}

extension FileHandle {
    /// A file for reading and writing that is gone once it is closed.
    fileprivate static func forTemporaryFile() throws -> FileHandle {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try FileHandle(forUpdating: url)
    }
}
