import Foundation
import Synchronization

/// Ends the process when nothing was told for a while: there is no other way to stop an app that hangs.
final class Watchdog: Sendable {
    /// No other part of the program ends with this code.
    static let exitCode: Int32 = 99

    private let lastReset = Mutex(ContinuousClock.now)

    init(limit: Duration) {
        Thread.detachNewThread { [weak self] in
            while let watchdog = self {
                if watchdog.silence > limit { _exit(Self.exitCode) }
                Thread.sleep(forTimeInterval: 1)
            }
        }
    }

    func reset() {
        lastReset.withLock { $0 = .now }
    }

    private var silence: Duration { lastReset.withLock { .now - $0 } }
}
