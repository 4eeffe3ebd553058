import Foundation

/// Runs this very program once more, and reads what it says, line by line.
public struct WorkerProcess {
    private let program: URL
    private let arguments: [String]
    private let environment: [String: String]?

    /// Makes a process of `program` with these arguments.
    ///
    /// - Parameter environment: That of this process, unless given.
    public init(_ program: URL, arguments: [String], environment: [String: String]? = nil) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
    }

    /// Runs it to its end.
    ///
    /// - Parameters:
    ///   - errors: Where its error output goes; where that of this process goes, unless given.
    ///   - report: Told each line as soon as it has been written.
    public func run(
        errors: FileHandle = .standardError, report: (Data) throws -> Void = { _ in }
    ) throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = arguments
        if let environment { process.environment = environment }
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // It inherits which signals its starter's thread blocks, and those of a pool block the one that asks
        // to terminate.
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        try read(output.fileHandleForReading, report)
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw WorkerProcessError(process)
        }
    }

    private func read(_ file: FileHandle, _ report: (Data) throws -> Void) throws {
        var rest = Data()
        while case let data = file.availableData, !data.isEmpty {
            rest += data
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                try report(Data(rest[..<end]))
                rest = Data(rest[(end + 1)...])
            }
        }
    }
}
