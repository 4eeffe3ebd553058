/// How a file hangs together with the others of its module.
package struct CouplingFigures: Codable, Equatable, Sendable {
    /// The file, without extension.
    package let file: String
    /// The part it plays, or `other`.
    package let role: String
    /// How many other files name something of it.
    package let fanIn: Int
    /// How many other files it names something of.
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
    /// What tells it from all others.
    var path: String { [module, feature, name].joined(separator: "/") }
}
