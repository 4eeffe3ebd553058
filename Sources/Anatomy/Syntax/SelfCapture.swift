/// An escaping closure that uses the value or object it was made by.
public struct SelfCapture: Sendable {
    /// The type of that.
    public var type: String
    /// Whether the closure keeps it alive.
    public let hold: StoredProperty.Hold

    /// Describes a capture.
    public init(type: String, hold: StoredProperty.Hold) {
        self.type = type
        self.hold = hold
    }
}
