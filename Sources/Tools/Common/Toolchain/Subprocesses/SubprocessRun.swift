import Foundation

/// The result of running a subprocess.
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

    /// Such as "exit code 3" or "signal 9".
    package var ending: String { (wasSignalled ? "signal " : "exit code ") + code.description }
}
