import ArchitectureList
import ArchitectureRules
import Foundation
import SwiftSources

package struct AnatomyFigures: Codable, Equatable, Sendable {
    package let architectures: [ArchitectureFigures]

    package init(of subjects: [ArchitectureSources], in files: [SyntaxFile]) {
        let declarations = Declarations(in: files)
        architectures = subjects.map { ArchitectureFigures(of: $0, in: declarations) }
    }

    /// Reads the sources of the package in `folder`, and counts.
    package static func read(
        _ subjects: [ArchitectureSources], of folder: URL
    ) throws -> AnatomyFigures {
        let files = try PackageSyntax.read(
            (subjects.map(\.module) + ArchitectureSources.common).sorted(),
            parsing: subjects.compactMap(\.tests), of: folder)
        return AnatomyFigures(of: subjects, in: files)
    }

    package subscript(name: String) -> ArchitectureFigures? {
        architectures.first { $0.name == name }
    }
}

package struct ArchitectureFigures: Codable, Equatable, Sendable {
    /// A feature or a role of an architecture, with its size.
    package struct Part: Codable, Equatable, Sendable {
        package let name: String
        package let size: SizeFigures
    }

    package let name: String
    package let size: SizeFigures
    package let features: [Part]
    package let roles: [Part]
    package let ownership: [OwnershipFigures]
    package let closures: ClosureFigures
    /// The size of its tests; nil if it has no tests of its own.
    package let tests: TestFigures?

    /// Counts one architecture in the compiler's syntax trees.
    ///
    /// - Parameters:
    ///   - subject: The targets of the architecture.
    ///   - declarations: The files of these targets, and of the modules that they refer to.
    init(of subject: ArchitectureSources, in declarations: Declarations) {
        let own = declarations.files(of: subject.module)
        name = subject.name
        size = SizeFigures(of: own)
        features = Self.parts(of: own, by: \.feature).sorted { $0.name < $1.name }
        roles = Self.parts(of: own, by: \.roleName)
            .sorted { Role.order($0.name) < Role.order($1.name) }
        ownership = OwnershipFigures.all(of: subject.module, in: declarations)
        closures = ClosureFigures(of: subject.module, in: declarations)
        tests = subject.tests.map { TestFigures(of: declarations.files(of: $0)) }
    }

    /// A figure of one of its features; 0 if it has no such feature.
    package func feature(_ name: String, _ figure: (SizeFigures) -> Int) -> Int {
        features.first { $0.name == name }.map { figure($0.size) } ?? 0
    }

    private static func parts(of files: [SyntaxFile], by key: (SyntaxFile) -> String) -> [Part] {
        Dictionary(grouping: files, by: key)
            .map { Part(name: $0.key, size: SizeFigures(of: $0.value)) }
    }
}
