/// A type or a protocol.
public struct TypeDeclaration: Sendable {
    /// What kind of type.
    public enum Kind: String, Sendable {
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
    public var name: String
    /// What kind of type it is.
    public let kind: Kind
    /// How many functions, properties, initialisers and subscripts a protocol asks for itself.
    public var requirements = 0
    /// Whether only objects can be of the type.
    public var isObject: Bool
    /// The protocol that each generic parameter must conform to, by the place of the parameter.
    public var parameterBounds: [String] = []

    /// The protocols that a protocol builds on.
    public var inherited: [String] = []

    /// Describes a type.
    public init(name: String, kind: Kind, isObject: Bool) {
        self.name = name
        self.kind = kind
        self.isObject = isObject
    }
}
