import Foundation
import Synchronization

/// Standard output, which remembers its first failure, as the streams of C do. So printing need not throw,
/// and a full disk or a closed pipe is reported once, at the end.
package final class StandardOutput: Sendable {
    private let failure = Mutex<OutputError?>(nil)

    func write(_ text: String) {
        failure.withLock { failure in
            if failure != nil { return }
            let code = Self.write(text, to: STDOUT_FILENO)
            if code != 0 { failure = OutputError(name: "standard output", code: code) }
        }
    }

    func finish() throws(OutputError) {
        if let failure = failure.withLock({ $0 }) { throw failure }
    }

    /// Writes the whole text.
    ///
    /// - Returns: The `errno` of the failure; 0 for none.
    package static func write(_ text: String, to file: Int32) -> Int32 {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}

/// The system's `write`, under a name that no method hides.
private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, buffer, count)
}
