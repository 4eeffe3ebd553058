import Foundation
import Synchronization

/// Standard output, which remembers its first failure, as the streams of C do. So printing need not throw,
/// and a full disk or a closed pipe is reported once, at the end.
final class StandardOutput: Sendable {
    private let failure = Mutex<OutputError?>(nil)

    func write(_ text: String) {
        failure.withLock { failure in
            if failure != nil { return }
            do {
                try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
            } catch {
                failure = OutputError(name: "standard output", error)
            }
        }
    }

    func finish() throws(OutputError) {
        if let failure = failure.withLock({ $0 }) { throw failure }
    }
}
