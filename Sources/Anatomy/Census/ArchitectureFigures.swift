/// All figures of one architecture.
package struct ArchitectureFigures: Codable, Equatable, Sendable {
    /// A part of an architecture, and how much there is of it.
    package struct Part: Codable, Equatable, Sendable {
        /// The feature or the role.
        package let name: String
        /// How much there is of it.
        package let size: SizeFigures
    }

    /// What it is called.
    package let name: String
    /// The target it is in.
    package let module: String
    /// How much there is of it.
    package let size: SizeFigures
    /// The same for each folder.
    package let features: [Part]
    /// The same for each role.
    package let roles: [Part]
    /// Who names whom, within it.
    package let references: [ReferenceFigures]
    /// What it names of other modules.
    package let moduleReferences: [ReferenceFigures]
    /// How its files hang together.
    package let coupling: [CouplingFigures]
    /// Who has a property for whom.
    package let ownership: [OwnershipFigures]
    /// How closures hold on to objects.
    package let closures: ClosureFigures
    /// What it takes to test its logic; nil if it has no tests of its own.
    package let tests: TestFigures?
    /// How much of its logic runs in those tests; nil if that was not measured.
    package var coverage: CoverageFigures?
    /// What it takes to compile it; nil if that was not measured.
    package var compilation: CompilationFigures?
    /// The messages of each action of a person; nil without traces.
    package var messages: [ActionMessages]?

    /// Counts what stands in the sources of an architecture.
    ///
    /// - Parameters:
    ///   - subject: Its targets.
    ///   - map: The sources of these, and of all modules whose references are wanted.
    init(of subject: Subject, in map: ReferenceMap) {
        let own = map.files(of: subject.module)
        name = subject.name
        module = subject.module
        size = SizeFigures(of: own)
        features = Self.parts(of: own, by: \.feature) { $0 < $1 }
        roles = Self.parts(of: own, by: \.roleName) { Role.order($0) < Role.order($1) }
        references = ReferenceFigures.betweenRoles(of: subject.module, in: map)
        moduleReferences = ReferenceFigures.acrossModules(of: subject.module, in: map)
        coupling = CouplingFigures.all(of: subject.module, in: map)
        ownership = OwnershipFigures.all(of: subject.module, in: map)
        closures = ClosureFigures(of: subject.module, in: map)
        tests = subject.tests.map {
            TestFigures(of: $0, sharing: subject.sharedDoubles, in: map)
        }
    }

    /// The folder that does the work of a feature which has none of its own; nil if there is no such feature.
    func folder(of feature: String) -> String? { Structure.folder(of: feature, in: module) }

    private static func parts(
        of files: [SyntaxFile], by key: (SyntaxFile) -> String, order: (String, String) -> Bool
    ) -> [Part] {
        Dictionary(grouping: files, by: key).sorted { order($0.key, $1.key) }
            .map { Part(name: $0.key, size: SizeFigures(of: $0.value)) }
    }
}
