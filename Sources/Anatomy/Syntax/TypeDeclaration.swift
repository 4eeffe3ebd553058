/// A type or a protocol.
package struct TypeDeclaration: Sendable {
    /// What kind of type.
    package enum Kind: String, Sendable {
        /// Objects, which are held or known.
        case `class`
        /// Objects with a queue of their own.
        case actor
        /// Values.
        case structure
        /// One of several.
        case enumeration
        /// What a type promises.
        case `protocol`
    }

    /// Its name with its module, such as `MVP.LoginPresenter`.
    package var name: String
    /// What kind of type it is.
    package let kind: Kind
    /// How many functions, properties, initialisers and subscripts a protocol asks for itself.
    package var requirements = 0
    /// Whether only objects can be of the type.
    package var isObject: Bool
    /// The protocol that each generic parameter must conform to, by the place of the parameter.
    package var parameterBounds: [String] = []

    /// The protocols that a protocol builds on.
    package var inherited: [String] = []

    /// Describes a type.
    package init(name: String, kind: Kind, isObject: Bool) {
        self.name = name
        self.kind = kind
        self.isObject = isObject
    }
}
