import SwiftSources

/// The size of an architecture, a feature or a role.
package struct SizeFigures: Codable, Equatable, Sendable {
    package let files: Int
    package let types: Int
    package let protocols: Int
    /// The requirements of the protocols.
    package let requirements: Int
    /// Functions, initialisers, deinitialisers and accessors that have a body.
    package let functions: Int
    package let statements: Int
    package let longestType: Extreme?

    package init(of files: [SyntaxFile]) {
        let declared = files.flatMap(\.types)
        let functions = files.flatMap(\.functions)
        self.files = files.count
        types = declared.count { $0.kind != .protocol }
        protocols = declared.count { $0.kind == .protocol }
        requirements = declared.map(\.requirements).reduce(0, +)
        self.functions = functions.count
        statements = files.map(\.statements).reduce(0, +)
        let owned = Dictionary(grouping: functions.filter { $0.owner != nil }) { $0.owner ?? "" }
        longestType = Extreme.greatest(
            owned.map { name, functions in
                Extreme(
                    // Without its module.
                    name: name.split(separator: ".").dropFirst().joined(separator: "."),
                    figure: functions.map(\.statements).reduce(0, +))
            })
    }
}

/// The name and the figure of an extreme, such as the longest type.
package struct Extreme: Codable, Equatable, Sendable {
    package let name: String
    package let figure: Int

    /// The greatest; of several, the first by name.
    package static func greatest(_ candidates: [Extreme]) -> Extreme? {
        candidates.min { ($1.figure, $0.name) < ($0.figure, $1.name) }
    }
}
