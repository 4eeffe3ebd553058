import ArchitectureRules
import SwiftSources

/// How often files of one role refer to declarations in files of another role.
package struct ReferenceFigures: Codable, Equatable, Sendable {
    /// The role of those that name, or `other`.
    package let from: String
    /// The role of those that are named, or, for what stands in another module, the module.
    package let to: String
    package let count: Int

    /// The references between the roles of an architecture. What a file names of itself is left out.
    static func betweenRoles(
        of module: String, in map: ReferenceMap
    ) -> [ReferenceFigures] {
        counted(map.links(within: module).map { ($0.from.roleName, $0.to.roleName) })
    }

    /// The references of an architecture to other modules of the package.
    static func acrossModules(
        of module: String, in map: ReferenceMap
    ) -> [ReferenceFigures] {
        counted(
            map.links.filter { $0.from.module == module && $0.to.module != module }
                .map { ($0.from.roleName, $0.to.module) })
    }

    private static func counted(_ pairs: [(String, String)]) -> [ReferenceFigures] {
        let groups = Dictionary(grouping: pairs) { [$0.0, $0.1] }
        return groups.map { ReferenceFigures(from: $0[0], to: $0[1], count: $1.count) }
            .sorted {
                (Role.order($0.from), Role.order($0.to), $0.to)
                    < (Role.order($1.from), Role.order($1.to), $1.to)
            }
    }
}

/// The coupling of a file to the others of its module.
package struct CouplingFigures: Codable, Equatable, Sendable {
    /// The file, without extension.
    package let file: String
    /// The part it plays, or `other`.
    package let role: String
    package let fanIn: Int
    package let fanOut: Int

    /// The coupling of each file of a module, in the order of their names.
    static func all(of module: String, in map: ReferenceMap) -> [CouplingFigures] {
        let pairs = Set(map.links(within: module).map { [$0.from.path, $0.to.path] })
        return map.files(of: module)
            .map { file in
                CouplingFigures(
                    file: file.name, role: file.roleName,
                    fanIn: pairs.count { $0[1] == file.path },
                    fanOut: pairs.count { $0[0] == file.path })
            }
            .sorted { ($0.file, $0.fanIn) < ($1.file, $1.fanIn) }
    }
}

extension ArchitectureFigures {
    /// The file with the most of something, and how much that is; of several, the first by name.
    func widest(_ figure: (CouplingFigures) -> Int) -> Extreme? {
        Extreme.greatest(coupling.map { Extreme(name: $0.file, figure: figure($0)) })
    }
}

extension SyntaxFile {
    var path: String { [module, feature, name].joined(separator: "/") }
}
