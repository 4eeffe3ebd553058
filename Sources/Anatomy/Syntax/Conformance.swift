/// That a type keeps what a protocol promises.
package struct Conformance: Sendable {
    /// The type.
    package var type: String
    /// The protocol.
    package var `protocol`: String

    /// Describes a conformance.
    package init(type: String, protocol: String) {
        self.type = type
        self.protocol = `protocol`
    }
}
