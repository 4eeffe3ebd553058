import Foundation

/// A call of the system that a server cannot do without has failed.
public struct SocketError: Error, Equatable, CustomStringConvertible {
    /// What was asked of the system, such as `bind`.
    public let call: String
    /// What it answered.
    public let code: Int32

    /// Takes the error of the call that has just failed.
    init(_ call: String) {
        self.call = call
        code = errno
    }

    /// What failed and why, in one line.
    public var description: String {
        "no server on 127.0.0.1: \(call) failed: \(String(cString: strerror(code)))"
    }
}
