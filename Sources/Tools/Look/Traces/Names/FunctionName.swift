/// The parts of a demangled function name.
package struct FunctionName: Equatable, Sendable {
    package enum Kind: Sendable {
        case function
        case initializer
        case deinitializer
        case getter
        case setter
        /// An observer of a property: `willSet` or `didSet`.
        case observer
        case closure
        /// A protocol witness.
        case witness
        /// Other generated code.
        case other
    }

    package struct Conformance: Equatable, Sendable {
        let name: String
        package let type: String
        package let module: String
    }

    package let kind: Kind
    package let module: String
    /// The type that it belongs to, with its outer types; empty if there is none.
    package let type: String
    /// Its name, such as `didEdit(username:password:)`.
    let name: String
    package let isAsync: Bool
    /// Whether this is the part of an async function after a suspension point.
    package let isResumption: Bool
    /// The conformance that a protocol witness belongs to; nil for all other kinds.
    package let conformance: Conformance?

    package var text: String {
        type.isEmpty ? name : kind == .closure ? "\(type): \(name)" : "\(type).\(name)"
    }
}

/// A function of the program.
package struct RecordedFunction: Equatable, Sendable {
    package let name: FunctionName
    /// The mangled name, which the parts of an async function share.
    package let symbol: String
    /// Nil for code that the compiler generates.
    package let place: SourcePlace?
}
