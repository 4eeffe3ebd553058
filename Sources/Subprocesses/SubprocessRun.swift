import Foundation

/// What came of running a subprocess.
package struct SubprocessRun: Sendable {
    /// The exit code, or the signal that ended it.
    package let code: Int32
    package let wasSignalled: Bool
    /// Whether it was ended because it took too long.
    package let reachedLimit: Bool
    package internal(set) var output = Data()
    package internal(set) var errors = ""

    package var text: String { String(decoding: output, as: UTF8.self) }

    package var succeeded: Bool { code == 0 && !wasSignalled }
}

/// A subprocess failed or was killed.
package struct SubprocessError: Error, CustomStringConvertible {
    package let description: String
    /// The exit code, or the number of the signal.
    package let status: Int32

    init(_ run: SubprocessRun) {
        status = run.code
        description = "a process ended with \(run.wasSignalled ? "signal" : "exit code") \(status)"
    }
}
