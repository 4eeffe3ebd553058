import AppContract
import ArchitectureList
import ArchitectureRules
import Output
import Testing
import Toolchain

@testable import TriptychCommands

@Suite("Other designs, by name")
struct NamedVariantTests {
    private let known = KnownArchitectures()

    @Test("They are chosen by name, and otherwise left out; the copies have no name")
    func chosen() throws {
        #expect(Architecture.variants.names == Architecture.variantNames)
        #expect(try known.chosen(by: nil).names == Architecture.all.names)
        #expect(try known.chosen(by: "mvi,MVC").names == ["MVC", "MVI"])
        #expect(Architecture.copies.count == 6)
        for copy in Architecture.copies {
            #expect(throws: UsageError.self) { try known.chosen(by: copy.name) }
        }
    }

    @Test("MVI keeps the rules of its structure")
    func structure() throws {
        let package = try PackageFolder.find(with: ["scenarios"], around: #filePath)
        let mvi = try #require(Architecture.variants.named("MVI").first).subject
        let manifest = try PackageManifest(of: package, environment: PackageManifest.withVariants)
        let violations = try StructureRules(of: mvi, isReference: false, in: package).violations(
            allowing: manifest.target(named: mvi.module).dependencies,
            among: Set(manifest.targets.map(\.name)))
        #expect(violations == [])
    }
}
