import Anatomy
import ArchitectureList
import Foundation
import Testing

/// The architectures can be laid side by side.
@Suite("Structure")
struct StructureTests {
    @Test(
        "all have the same features, in folders or in sections of files, but for a short list",
        arguments: Architecture.all)
    func sameFeatures(architecture: Architecture) throws {
        #expect(try architecture.rules.features == [])
    }

    @Test("a section that serves a feature is there", arguments: Architecture.all)
    func sections(architecture: Architecture) throws {
        let subject = architecture.subject
        for feature in Structure.features
        where !Structure.sections(of: feature, in: subject.module).isEmpty {
            let comparison = try CodeComparison(
                ofFeature: feature, of: [subject], in: PackagePlaces.root)
            guard case .passages(let passages) = comparison.rows[0].cells[0] else {
                Issue.record("\(subject.name)/\(feature)")
                continue
            }
            #expect(passages.contains { $0.lines.count > 10 }, "\(subject.name)/\(feature)")
        }
    }

    @Test(
        "all features have the same roles, but for a short list", arguments: Architecture.all)
    func sameRoles(architecture: Architecture) throws {
        #expect(try architecture.rules.roles == [])
    }

    @Test("a file is named after its feature", arguments: Architecture.all)
    func namedAfterFeature(architecture: Architecture) throws {
        #expect(try architecture.rules.names == [])
    }
}
