import ArchitectureList
import ArchitectureRules
import Foundation
import Testing

/// The architectures can be laid side by side.
@Suite("Structure")
struct StructureTests {
    @Test(
        "all have the same features, in folders or in a file elsewhere, but for a short list",
        arguments: Architecture.all)
    func sameFeatures(architecture: Architecture) throws {
        #expect(try architecture.rules.features == [])
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
