/// The declarations and references of a source file.
package struct SyntaxFile: Sendable {
    /// The module, such as `MVP`.
    package let module: String
    /// The folder in the module, such as `Login`; empty for files in none.
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
    package var selfCaptures: [SelfCapture] = []

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
    package let name: String
    package let kind: Kind
    /// How many functions, properties, initialisers and subscripts a protocol asks for itself.
    package var requirements = 0
    /// Whether it is a class, an actor or bound to classes.
    package var isObject: Bool
    /// The protocol that each generic parameter must conform to, by the place of the parameter.
    package var parameterBounds: [String] = []

    package var inherited: [String] = []
}

package struct Conformance: Sendable {
    package let type: String
    package let `protocol`: String
}

/// A function, initialiser, deinitialiser or accessor with a body.
package struct FunctionDeclaration: Sendable {
    /// Its name, such as `logIn`.
    package let name: String
    /// The type it belongs to, such as `MVP.LoginPresenter`; nil if it stands alone.
    package let owner: String?
    /// Includes closures, but not nested functions.
    package var statements = 0
    /// Whether a macro is attached, which marks a test.
    package var isTest = false
}

package struct StoredProperty: Sendable {
    package enum Hold: String, CaseIterable, Codable, Sendable {
        case strong
        case weak
        case unowned
    }

    package let owner: String
    package let name: String
    /// The type of what it holds, such as `weak Swift.Optional<MVP.LoginView>`.
    package let type: String
    package let hold: Hold
    package var hasInitialValue = false

    package var isClosure: Bool { type.contains("->") }
}

/// An escaping closure that captures `self`.
package struct SelfCapture: Sendable {
    package let type: String
    package let hold: StoredProperty.Hold
}

/// A use of a declaration, in this file or another.
package struct Reference: Hashable, Sendable {
    package enum Target: Hashable, Sendable {
        case symbol(String)
        /// A type, by a name that may hold others, such as `Swift.Array<MVP.ArticleRow>`.
        case type(String)
    }

    package let target: Target
    /// The byte offset in the file.
    package let offset: Int

    package init(_ target: Target, at offset: Int) {
        self.target = target
        self.offset = offset
    }
}
