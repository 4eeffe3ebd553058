/// A statement or a declaration of a file by itself, without the statements and members inside it. Two texts
/// of a file are compared piece by piece.
package struct CodePiece: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A binding, an expression or a proper statement in a block. An `else if` is one, too.
        case statement
        /// A type, an extension or a member, without the bodies of functions.
        case declaration
        /// A function, property, initialiser or subscript that a protocol asks for.
        case requirement
    }

    package let kind: Kind
    /// Its code, in a form that does not depend on white space and comments.
    package let code: String
    /// The type whose declaration or extension it is in, such as `News.Row`; nil if it is in none.
    package let type: String?
    /// The function or property that it is, or is in, such as `row(at:)`; nil for a type itself.
    package let member: String?
    /// Whether the function is a test.
    package let isTest: Bool
}

/// A file as the list of its pieces, in their order.
package struct CodeOutline: Sendable {
    package internal(set) var pieces: [CodePiece] = []
    /// How many functions, initialisers, deinitialisers and accessors have a body.
    package internal(set) var functions = 0
    /// The protocols that it declares.
    package internal(set) var protocols: Set<String> = []

    package init() {}

    package var statements: [CodePiece] { pieces.filter { $0.kind == .statement } }
}
