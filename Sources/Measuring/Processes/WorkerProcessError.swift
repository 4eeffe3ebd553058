import Foundation

/// A process that was to measure ended otherwise than it should.
public struct WorkerProcessError: Error, CustomStringConvertible {
    /// The error in one line.
    public let description: String

    init(_ process: Process) {
        let way = process.terminationReason == .exit ? "exit code" : "signal"
        description = "a process that was to measure ended with \(way) \(process.terminationStatus)"
    }
}
