/// What the mangled name of a function says of it.
package struct FunctionName: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
        /// A method, or a function on its own.
        case function
        /// An initializer; of a class, the part that fills the object in.
        case initializer
        case deinitializer
        /// What gives the value of a property or subscript.
        case getter
        /// What sets a property or subscript, or watches it being set.
        case setter
        case closure
        /// What passes a call by a protocol on to the type behind it.
        case witness
        /// Anything else that the compiler makes for itself.
        case other
    }

    package struct Conformance: Codable, Equatable, Sendable {
        package let name: String
        package let type: String
        package let module: String
    }

    package let kind: Kind
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

    package var text: String {
        type.isEmpty ? name : kind == .closure ? "\(type): \(name)" : "\(type).\(name)"
    }
}

/// A function of the program, with all that is known of it.
package struct RecordedFunction: Codable, Equatable, Sendable {
    package let name: FunctionName
    /// What the linker calls it; the parts of an async function share one.
    package let symbol: String
    /// Where it stands; nil if the compiler made it up.
    package let place: SourcePlace?

    package init(name: FunctionName, symbol: String, place: SourcePlace?) {
        self.name = name
        self.symbol = symbol
        self.place = place
    }
}

package struct SourcePlace: Codable, Equatable, Hashable, Sendable {
    package let file: String
    /// The line it begins on, which has its name.
    package let firstLine: Int
    package let lastLine: Int

    package init(file: String, firstLine: Int, lastLine: Int) {
        self.file = file
        self.firstLine = firstLine
        self.lastLine = lastLine
    }

    /// The file and the first line, as editors and terminals take it.
    package var text: String { "\(file):\(firstLine)" }
}
