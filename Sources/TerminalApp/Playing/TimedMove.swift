import Foundation

/// A move, and when it was made.
struct TimedMove: Equatable, Sendable {
    let move: Move
    /// Seconds since the app was launched.
    let time: TimeInterval
}
