/// How much there is of something: an architecture, a feature, a role.
public struct SizeFigures: Codable, Equatable, Sendable {
    /// Source files.
    public let files: Int
    /// Classes, actors, structures and enumerations.
    public let types: Int
    /// Protocols.
    public let protocols: Int
    /// What the protocols ask for: functions, properties, initialisers and subscripts.
    public let requirements: Int
    /// Functions, initialisers, deinitialisers and accessors that have a body.
    public let functions: Int
    /// Statements.
    public let statements: Int
    /// The function with the most statements.
    public let longestFunction: Longest?
    /// The type with the most statements, those in its extensions among them.
    public let longestType: Longest?

    /// Counts what there is in some files.
    public init(of files: [SyntaxFile]) {
        let declared = files.flatMap(\.types)
        let functions = files.flatMap(\.functions)
        self.files = files.count
        types = declared.count { $0.kind != .protocol }
        protocols = declared.count { $0.kind == .protocol }
        requirements = declared.map(\.requirements).reduce(0, +)
        self.functions = functions.count
        statements = files.map(\.statements).reduce(0, +)
        longestFunction = Longest.longest(
            functions.map { Longest(name: $0.fullName, statements: $0.statements) })
        let owned = Dictionary(grouping: functions.filter { $0.owner != nil }) { $0.owner ?? "" }
        longestType = Longest.longest(
            owned.map { name, functions in
                Longest(
                    name: name.withoutModule,
                    statements: functions.map(\.statements).reduce(0, +))
            })
    }
}

/// Something, and how many statements it has.
public struct Longest: Codable, Equatable, Sendable {
    /// What it is called.
    public let name: String
    /// How many statements it has.
    public let statements: Int

    /// Describes one.
    public init(name: String, statements: Int) {
        self.name = name
        self.statements = statements
    }

    /// The one with the most statements; of several, the first by name.
    static func longest(_ candidates: [Longest]) -> Longest? {
        candidates.min { ($1.statements, $0.name) < ($0.statements, $1.name) }
    }
}

extension FunctionDeclaration {
    /// Its name with that of its type, such as `LoginPresenter.logIn`.
    var fullName: String {
        [owner?.withoutModule, name].compactMap(\.self).joined(separator: ".")
    }
}

extension String {
    /// `MVP.LoginPresenter` as `LoginPresenter`.
    var withoutModule: String {
        split(separator: ".").dropFirst().joined(separator: ".")
    }
}
