/// What a source file declares and refers to.
package struct SyntaxFile: Sendable {
    /// The module, such as `MVP`.
    package let module: String
    /// The folder in the module, such as `Login`; empty for files that stand in none.
    package let feature: String
    /// The name without extension, such as `LoginPresenter`.
    package let name: String

    /// The types and protocols.
    package var types: [TypeDeclaration] = []
    /// The protocols that types conform to, where that is written.
    package var conformances: [Conformance] = []
    /// The functions that have a body.
    package var functions: [FunctionDeclaration] = []
    /// The stored properties of the types.
    package var properties: [StoredProperty] = []
    /// The statements in initial values of properties: those of closures.
    package var looseStatements = 0
    /// What names something, here or elsewhere.
    package var references: [Reference] = []
    /// The symbols of everything declared here.
    package var symbols: Set<String> = []
    /// The escaping closures that use `self`.
    package var selfCaptures: [SelfCapture] = []

    /// A file that holds nothing yet.
    package init(module: String, feature: String, name: String) {
        self.module = module
        self.feature = feature
        self.name = name
    }

    /// The part it plays, if its name says one.
    package var role: Role? { Role(fileName: name) }

    /// All statements.
    package var statements: Int { functions.map(\.statements).reduce(looseStatements, +) }
}
