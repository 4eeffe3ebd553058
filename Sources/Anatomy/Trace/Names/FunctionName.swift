/// What the mangled name of a function says of it.
package struct FunctionName: Codable, Equatable, Sendable {
    /// What sort of function it is.
    package enum Kind: String, Codable, Sendable {
        /// A method, or a function on its own.
        case function
        /// An initializer; of a class, the part that fills the object in.
        case initializer
        /// What runs when an object goes.
        case deinitializer
        /// What gives the value of a property or subscript.
        case getter
        /// What sets a property or subscript, or watches it being set.
        case setter
        /// A closure that somebody wrote.
        case closure
        /// What passes a call by a protocol on to the type behind it.
        case witness
        /// Anything else that the compiler makes for itself.
        case other
    }

    /// A type that stands behind a protocol.
    package struct Conformance: Codable, Equatable, Sendable {
        /// The protocol that was called.
        package let name: String
        /// The type that conforms to it.
        package let type: String
        /// The module of that type.
        package let module: String
    }

    /// What sort of function it is.
    package let kind: Kind
    /// The module that has its code.
    package let module: String
    /// The type it belongs to, with those around it; empty if there is none.
    package let type: String
    /// What it is called, such as `didEdit(username:password:)`.
    package let name: String
    /// Whether it may wait.
    package let isAsync: Bool
    /// Whether this is the part of an async function that goes on after it has called or waited.
    package let isResumption: Bool
    /// Which conformance it serves; only of a witness.
    package let conformance: Conformance?

    /// The type and the name, as one says it.
    package var text: String {
        type.isEmpty ? name : kind == .closure ? "\(type): \(name)" : "\(type).\(name)"
    }
}
