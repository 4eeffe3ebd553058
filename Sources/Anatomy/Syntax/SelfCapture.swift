/// An escaping closure that uses the value or object it was made by.
package struct SelfCapture: Sendable {
    /// The type of that.
    package var type: String
    /// Whether the closure keeps it alive.
    package let hold: StoredProperty.Hold

    /// Describes a capture.
    package init(type: String, hold: StoredProperty.Hold) {
        self.type = type
        self.hold = hold
    }
}
