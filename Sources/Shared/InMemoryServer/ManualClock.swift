import Foundation
import Services
import Synchronization

/// A clock that moves only when a caller moves it.
package final class ManualClock: AppClock {
    private let time: Mutex<Date>

    package init(now: Date = Date(timeIntervalSince1970: 1_700_000_000)) {
        time = Mutex(now)
    }

    package var now: Date {
        time.withLock { $0 }
    }

    /// Moves the clock forward by an interval in seconds.
    package func advance(by interval: TimeInterval) {
        time.withLock { $0 += interval }
    }
}
