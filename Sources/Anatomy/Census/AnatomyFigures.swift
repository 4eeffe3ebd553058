import Foundation

/// All figures of all architectures.
package struct AnatomyFigures: Codable, Equatable, Sendable {
    /// One for each architecture.
    package var architectures: [ArchitectureFigures]

    /// Counts what stands in the sources.
    package init(of subjects: [Subject], in syntax: PackageSyntax) {
        let map = ReferenceMap(of: syntax)
        architectures = subjects.map { ArchitectureFigures(of: $0, in: map) }
    }

    /// Reads the sources of the package in `folder`, and counts.
    package static func read(
        _ subjects: [Subject], common: [String] = Subject.common, of folder: URL
    ) throws -> AnatomyFigures {
        let targets = Set(subjects.flatMap(\.targets) + common).sorted()
        let syntax = try PackageSyntax.read(targets, of: folder)
        return AnatomyFigures(of: subjects, in: syntax)
    }

    /// The figures of an architecture.
    package subscript(name: String) -> ArchitectureFigures? {
        architectures.first { $0.name == name }
    }

    /// Adds what was measured of each architecture, by its name.
    package mutating func add(coverage: [String: CoverageFigures]) {
        for index in architectures.indices {
            architectures[index].coverage = coverage[architectures[index].name]
        }
    }

    /// Adds what was measured of each architecture, by its name.
    package mutating func add(compilation: [String: CompilationFigures]) {
        for index in architectures.indices {
            architectures[index].compilation = compilation[architectures[index].name]
        }
    }

    /// Adds what was counted in traces of each architecture, by its name.
    package mutating func add(messages: [String: [ActionMessages]]) {
        for index in architectures.indices {
            architectures[index].messages = messages[architectures[index].name]
        }
    }
}
