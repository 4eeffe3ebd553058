import Foundation

/// Where the app reads the time. The logic never asks the system itself.
public protocol AppClock: Sendable {
    /// The time now.
    var now: Date { get }
}
