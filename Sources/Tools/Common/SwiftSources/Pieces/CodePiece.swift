/// A statement or a declaration of a file by itself, without the statements and members inside it. Two versions of a file
/// are compared piece by piece.
package struct CodePiece: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// In a block, a declaration of a variable or constant, an expression, an `else if`, or another statement.
        case statement
        /// A type, an extension or a member, without the bodies of functions.
        case declaration
        /// A function, property, initializer or subscript that a protocol requires.
        case requirement
    }

    package let kind: Kind
    /// The code of the piece, in a form that does not depend on white space and comments.
    package let code: String
    /// The type whose declaration or extension contains the piece, such as `News.Row`; nil if there is none.
    package let type: String?
    /// The function or property that the piece declares or belongs to, such as `row(at:)`; nil for a type itself.
    package let member: String?
    /// Whether the function is a test.
    package let isTest: Bool
}

/// A file as the list of its pieces, in their order.
package struct CodeOutline: Sendable {
    package internal(set) var pieces: [CodePiece] = []
    /// How many functions, initializers, deinitializers and accessors have a body.
    package internal(set) var functions = 0
    /// How many types the file declares, without its extensions.
    package internal(set) var types = 0
    /// How many properties that are stored in an instance have an initial value.
    package internal(set) var initialValues = 0
    /// The names of the protocols that the file declares.
    package internal(set) var protocols: Set<String> = []

    package init() {}

    package var statements: [CodePiece] { pieces.filter { $0.kind == .statement } }
}
