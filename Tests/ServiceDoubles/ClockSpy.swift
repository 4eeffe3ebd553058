import Foundation
import Services
import Synchronization

/// A clock that stands still and counts who looks at it. Each row that is made looks once, so it
/// counts the rows, too.
package final class ClockSpy: AppClock {
    private let reads = Mutex(0)

    /// Makes a clock nobody has looked at.
    package init() {}

    /// How often somebody looked.
    package var readCount: Int { reads.withLock { $0 } }

    /// The time the clock stands still at.
    package var now: Date {
        reads.withLock { $0 += 1 }
        return .testNow
    }
}
