import Foundation

/// Runs a program in a process of its own, and reads its output line by line.
package struct WorkerProcess {
    private let program: URL
    private let arguments: [String]
    private let environment: [String: String]?

    /// Makes a process of `program` with these arguments.
    ///
    /// - Parameter environment: That of this process, unless given.
    package init(_ program: URL, arguments: [String], environment: [String: String]? = nil) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
    }

    /// Runs the process to its end.
    ///
    /// - Parameters:
    ///   - errors: Receives its error output.
    ///   - report: Receives each line as soon as it has been written.
    package func run(
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
        // Not SIGTERM: the process inherits the blocked signals of this thread, and threads of a pool block it.
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

extension WorkerProcess {
    /// A process that does the same each time: with fixed hash seeds, an empty environment, and fixed
    /// addresses where the system allows it.
    ///
    /// - Parameter command: The program, by its path or its name, and its arguments.
    package static func repeatable(_ command: [String]) -> WorkerProcess {
        WorkerProcess(
            env, arguments: fixedAddresses + command,
            environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    }

    /// Whether a command is installed and succeeds.
    static func canRun(_ command: String...) -> Bool {
        do {
            try WorkerProcess(env, arguments: command, environment: [:])
                .run(errors: .nullDevice)
            return true
        } catch {
            return false
        }
    }

    private static let fixedAddresses =
        canRun("setarch", "-R", "true") ? ["setarch", "-R"] : []

    private static let env = URL(fileURLWithPath: "/usr/bin/env")
}

/// A process failed or was killed.
package struct WorkerProcessError: Error, CustomStringConvertible {
    package let description: String
    /// The exit code, or the number of the signal.
    package let status: Int32

    init(_ process: Process) {
        status = process.terminationStatus
        let kind = process.terminationReason == .exit ? "exit code" : "signal"
        description =
            "a process ended with \(kind) \(status)"
    }
}
