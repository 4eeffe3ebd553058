import ArchitectureList
import ArchitectureRules
import Foundation
import Testing

@testable import Toolchain

/// What a module may see is written in Package.swift. The sources and ARCHITECTURE.md are checked against it.
@Suite("Rules of modules")
struct ModuleRuleTests {
    /// The folder of the package that these tests are part of.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// With the variants, which are built only then.
    private static let manifest = Result {
        try PackageManifest(of: package, environment: ["TRIPTYCH_BUILD": "variants"])
    }

    /// The targets without those for tests.
    private static func targets() throws -> [PackageTarget] {
        let tests = package.appending(path: "Tests").path + "/"
        return try manifest.get().targets.filter { !$0.folder.path.hasPrefix(tests) }
    }

    @Test("A file imports only what Package.swift lets its target see")
    func imports() throws {
        let targets = try Self.targets()
        let modules = Set(targets.map(\.name))
        for target in targets {
            for source in try target.sources {
                let text = try String(contentsOf: source, encoding: .utf8)
                let file = SourceFile(module: target.name, feature: "", name: "", text: text)
                let surplus = file.imports.intersection(modules).subtracting(target.dependencies)
                #expect(surplus.isEmpty, "\(source.path) imports \(surplus)")
            }
        }
    }

    @Test("The table in ARCHITECTURE.md has a row for each target, with what it may see")
    func table() throws {
        let document = try String(
            contentsOf: Self.package.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
        let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { $0 != "| target | what it is | may see |" }.dropFirst(2).prefix { !$0.isEmpty }
        var seen: [String: String] = [:]
        for cells in lines.map({ $0.split(separator: "|") }) where cells.count == 3 {
            let names = cells[0].prefix { $0 != "(" }.matches(of: #/`(\w+)`/#).map { String($0.1) }
            for name in names { seen[name] = cells[2].trimmingCharacters(in: .whitespaces) }
        }
        let targets = try Self.targets()
        #expect(Set(seen.keys) == Set(targets.map(\.name)))
        for target in targets {
            let expected = target.dependencies.sorted().joined(separator: ", ")
            let cell = seen[target.name] ?? ""
            // Of what sees nearly all, the table doesn't list the names.
            if cell.hasPrefix("everything") { continue }
            #expect(cell == (expected.isEmpty ? "nothing" : expected), "\(target.name)")
        }
    }

    @Test("An architecture keeps the rules of its structure", arguments: Architecture.all)
    func structure(architecture: Architecture) throws {
        let rules = try StructureRules(
            of: architecture.subject, isReference: architecture.isReference, in: Self.package)
        let target = try Self.manifest.get().target(named: architecture.subject.module)
        #expect(target.dependencies.sorted() == ArchitectureSources.common.sorted())
        #expect(
            try rules.violations(
                allowing: target.dependencies, among: Set(Self.targets().map(\.name))) == [])
    }
}
