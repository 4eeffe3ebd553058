import SwiftSources

/// The size of an architecture, a feature or a role.
package struct SizeFigures: Codable, Equatable, Sendable {
    package let files: Int
    package let types: Int
    package let protocols: Int
    /// The requirements of the protocols.
    package let requirements: Int
    /// Functions, initializers, deinitializers and accessors that have a body.
    package let functions: Int
    package let statements: Int
    package let longestType: Extreme?

    package init(of files: [SyntaxFile]) {
        let declared = files.flatMap(\.types)
        let outlines = files.map(\.outline)
        let statements = outlines.flatMap(\.statements)
        self.files = files.count
        types = declared.count { !$0.isProtocol }
        protocols = declared.count(where: \.isProtocol)
        requirements = outlines.flatMap(\.pieces).count { $0.kind == .requirement }
        functions = outlines.map(\.functions).reduce(0, +)
        self.statements = statements.count
        let owned = Dictionary(grouping: statements.filter { $0.type != nil }) { $0.type ?? "" }
        longestType = Extreme.greatest(owned.map { Extreme(name: $0, figure: $1.count) })
    }
}

/// The name and the figure of an extreme, such as the longest type.
package struct Extreme: Codable, Equatable, Sendable {
    package let name: String
    package let figure: Int

    /// The candidate with the greatest figure. Of several such candidates, the first by name.
    package static func greatest(_ candidates: [Extreme]) -> Extreme? {
        candidates.min { ($1.figure, $0.name) < ($0.figure, $1.name) }
    }
}
