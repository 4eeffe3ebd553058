/// What a source file declares and refers to.
public struct SyntaxFile: Sendable {
    /// The module, such as `MVP`.
    public let module: String
    /// The folder in the module, such as `Login`; empty for files that stand in none.
    public let feature: String
    /// The name without extension, such as `LoginPresenter`.
    public let name: String

    /// The types and protocols.
    public var types: [TypeDeclaration] = []
    /// The protocols that types conform to, where that is written.
    public var conformances: [Conformance] = []
    /// The functions that have a body.
    public var functions: [FunctionDeclaration] = []
    /// The stored properties of the types.
    public var properties: [StoredProperty] = []
    /// The statements in initial values of properties: those of closures.
    public var looseStatements = 0
    /// What names something, here or elsewhere.
    public var references: [Reference] = []
    /// The symbols of everything declared here.
    public var symbols: Set<String> = []
    /// The escaping closures that use `self`.
    public var selfCaptures: [SelfCapture] = []

    /// A file that holds nothing yet.
    public init(module: String, feature: String, name: String) {
        self.module = module
        self.feature = feature
        self.name = name
    }

    /// The part it plays, if its name says one.
    public var role: Role? { Role(fileName: name) }

    /// All statements.
    public var statements: Int { functions.map(\.statements).reduce(looseStatements, +) }
}
