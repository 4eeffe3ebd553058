import AppContract
import Apps
import ArchitectureList
import ArchitectureRules
import Console
import Testing
import Toolchain

@Suite("Other designs, by name")
struct NamedVariantTests {
    @Test("They are chosen by name, and otherwise left out; the copies have no name")
    func chosen() throws {
        #expect(try Architecture.variants.apps.map(\.name) == Architecture.variants.names)
        #expect(try [Architecture].chosen(by: nil).names == Architecture.all.names)
        #expect(try [Architecture].chosen(by: "mvi,MVC").names == ["MVC", "MVI"])
        #expect(Apps.copies.count == 6)
        for copy in Apps.copies {
            #expect(throws: UsageError.self) { try [Architecture].chosen(by: copy.name) }
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
