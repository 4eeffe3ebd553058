import Foundation
import Services
import Synchronization

/// A clock that stands still until somebody moves it.
package final class ManualClock: AppClock {
    private let time: Mutex<Date>

    /// Makes a clock that shows `now`.
    package init(now: Date = Date(timeIntervalSince1970: 1_700_000_000)) {
        time = Mutex(now)
    }

    /// The time the clock shows.
    package var now: Date {
        time.withLock { $0 }
    }

    /// Moves the clock forward.
    ///
    /// - Parameter interval: In seconds.
    package func advance(by interval: TimeInterval) {
        time.withLock { $0 += interval }
    }
}
