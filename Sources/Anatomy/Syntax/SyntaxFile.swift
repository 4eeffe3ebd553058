/// What a source file declares and refers to.
package struct SyntaxFile: Sendable {
    /// The module, such as `MVP`.
    package let module: String
    /// The folder in the module, such as `Login`; empty for files that stand in none.
    package let feature: String
    /// The name without extension, such as `LoginPresenter`.
    package let name: String

    package var types: [TypeDeclaration] = []
    package var conformances: [Conformance] = []
    package var functions: [FunctionDeclaration] = []
    package var properties: [StoredProperty] = []
    /// The statements in initial values of properties: those of closures.
    package var looseStatements = 0
    package var references: [Reference] = []
    package var symbols: Set<String> = []
    /// The escaping closures that use `self`.
    package var selfCaptures: [SelfCapture] = []

    /// The part it plays, if its name says one.
    package var role: Role? { Role(fileName: name) }

    package var statements: Int { functions.map(\.statements).reduce(looseStatements, +) }
}

package struct TypeDeclaration: Sendable {
    package enum Kind: String, Sendable {
        case `class`
        case actor
        case structure
        case enumeration
        case `protocol`
    }

    /// Its name with its module, such as `MVP.LoginPresenter`.
    package var name: String
    package let kind: Kind
    /// How many functions, properties, initialisers and subscripts a protocol asks for itself.
    package var requirements = 0
    /// Whether only objects can be of the type.
    package var isObject: Bool
    /// The protocol that each generic parameter must conform to, by the place of the parameter.
    package var parameterBounds: [String] = []

    package var inherited: [String] = []
}

/// That a type keeps what a protocol promises.
package struct Conformance: Sendable {
    package var type: String
    package var `protocol`: String
}

/// Something that has a body: a function, an initialiser, a deinitialiser or an accessor.
package struct FunctionDeclaration: Sendable {
    /// Its name, such as `logIn`.
    package let name: String
    /// The type it belongs to, such as `MVP.LoginPresenter`; nil if it stands alone.
    package var owner: String?
    /// How many statements its body has, closures included, functions within it not.
    package var statements = 0
    /// Whether a macro made something of it, which among tests says that it is one.
    package let isTest: Bool

    package init(name: String, owner: String?, statements: Int = 0, isTest: Bool = false) {
        self.name = name
        self.owner = owner
        self.statements = statements
        self.isTest = isTest
    }
}

/// A property that holds something in each value of its type.
package struct StoredProperty: Sendable {
    /// Whether it keeps alive what it holds.
    package enum Hold: String, CaseIterable, Sendable {
        case strong
        /// It does not, and is empty when that has gone.
        case weak
        /// It does not, and must not be used when that has gone.
        case unowned
    }

    package var owner: String
    package let name: String
    /// The type of what it holds, such as `weak MVP.LoginView?`.
    package var type: String
    /// Whether it keeps that alive.
    package let hold: Hold
    /// Whether its value stands at its declaration.
    package var hasInitialValue = false

    /// Whether it holds a closure.
    var isClosure: Bool { type.contains("->") }
}

/// An escaping closure that uses the value or object it was made by.
package struct SelfCapture: Sendable {
    package var type: String
    /// Whether the closure keeps it alive.
    package let hold: StoredProperty.Hold
}

/// A place that names something declared, here or elsewhere.
package struct Reference: Hashable, Sendable {
    package enum Target: Hashable, Sendable {
        case symbol(String)
        /// A type, by a name that may hold others, such as `Swift.Array<MVP.ArticleRow>`.
        case type(String)
    }

    package var target: Target
    /// Where, in bytes from the beginning of the file.
    package let offset: Int

    package init(_ target: Target, at offset: Int) {
        self.target = target
        self.offset = offset
    }
}
