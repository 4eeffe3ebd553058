import Foundation

/// A program of the toolchain, found by the search path.
struct Tool {
    /// What it is called by, such as `swiftc` or `swift package`.
    let words: [String]

    init(_ words: String...) {
        self.words = words
    }

    /// Runs it to its end.
    ///
    /// - Parameter input: What it reads; nothing if nil.
    /// - Returns: What it wrote to its output.
    @discardableResult
    func run(_ arguments: [String], input: Data? = nil) throws -> Data {
        let folder = try TemporaryFolder()
        let output = try folder.file(named: "output", containing: Data())
        let notes = try folder.file(named: "notes", containing: Data())
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words + arguments
        process.standardInput = try FileHandle(
            forReadingFrom: folder.file(named: "input", containing: input ?? Data()))
        // Files, not pipes: a pipe that nobody empties keeps the program from ending.
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: notes)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw ToolError(
                tool: words.joined(separator: " "), code: process.terminationStatus,
                notes: String(decoding: try Data(contentsOf: notes), as: UTF8.self))
        }
        return try Data(contentsOf: output)
    }
}
