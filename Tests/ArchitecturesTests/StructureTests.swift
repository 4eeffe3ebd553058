import Anatomy
import Foundation
import Testing

/// The three can be laid side by side.
@Suite("Structure")
struct StructureTests {
    @Test("all have the same features", arguments: Structure.architectures)
    func sameFeatures(module: String) throws {
        let found = Set(try files(of: module).filter { $0.role != nil }.map(\.feature))
        #expect(found.subtracting(["Base", "Binding", ""]) == Set(Structure.features))
    }

    @Test(
        "all features have the same roles, but for a short list", arguments: Structure.architectures
    )
    func sameRoles(module: String) throws {
        let files = try files(of: module)
        for feature in Structure.features {
            let found = Set(files.filter { $0.feature == feature }.compactMap(\.role))
            for role in Role.allCases {
                let key = "\(module)/\(feature)/\(role.rawValue)"
                let isDue = Structure.roles[module]?.contains(role) == true
                let isExpected =
                    (isDue && Structure.missing[key] == nil) || Structure.additional[key] != nil
                #expect(found.contains(role) == isExpected, "\(key)")
            }
        }
    }

    @Test("a file is named after its feature", arguments: Structure.architectures)
    func namedAfterFeature(module: String) throws {
        for file in try files(of: module) where Structure.features.contains(file.feature) {
            #expect(file.name.hasPrefix(file.feature), "\(module)/\(file.feature)/\(file.name)")
        }
    }

    private func files(of module: String) throws -> [SourceFile] {
        try SourceFile.all(in: PackagePlaces.sources.appending(path: module))
    }
}
