import Anatomy
import Architectures
import Foundation
import Testing

/// The architectures can be laid side by side.
@Suite("Structure")
struct StructureTests {
    @Test(
        "all have the same features, in folders or in sections of files, but for a short list",
        arguments: Architecture.all)
    func sameFeatures(architecture: Architecture) throws {
        let module = architecture.subject.module
        let found = Set(try files(of: architecture).filter { $0.role != nil }.map(\.feature))
        let sections = Structure.features.filter {
            !Structure.sections(of: $0, in: module).isEmpty
        }
        #expect(
            found.subtracting(["Base", "Binding", ""]).union(sections)
                == Set(Structure.features(of: module)))
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
        let module = architecture.subject.module
        let files = try files(of: architecture)
        for feature in Structure.features(of: module)
        where Structure.sections(of: feature, in: module).isEmpty {
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

    @Test("a file is named after its feature", arguments: Architecture.all)
    func namedAfterFeature(architecture: Architecture) throws {
        for file in try files(of: architecture)
        where Structure.allFeatures.contains(file.feature) {
            #expect(file.name.hasPrefix(file.feature), "\(architecture.name)/\(file.name)")
        }
    }

    private func files(of architecture: Architecture) throws -> [SourceFile] {
        try SourceFile.all(in: PackagePlaces.root.appending(path: architecture.subject.folder))
    }
}
