/// That a type keeps what a protocol promises.
public struct Conformance: Sendable {
    /// The type.
    public var type: String
    /// The protocol.
    public var `protocol`: String

    /// Describes a conformance.
    public init(type: String, protocol: String) {
        self.type = type
        self.protocol = `protocol`
    }
}
