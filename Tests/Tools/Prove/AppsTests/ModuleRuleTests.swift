import ArchitectureList
import ArchitectureRules
import Foundation
import Testing

@testable import Toolchain

/// Package.swift says what a module may see. The sources and ARCHITECTURE.md are checked against it.
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
                let file = SourceFile(module: target.name, path: "", text: text)
                let surplus = file.imports.intersection(modules).subtracting(target.dependencies)
                #expect(surplus.isEmpty, "\(source.path) imports \(surplus)")
            }
        }
    }

    /// The lines of ARCHITECTURE.md.
    private static func document() throws -> [Substring] {
        try String(contentsOf: package.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The names in backticks.
    private static func names(in text: Substring) -> [String] {
        text.matches(of: #/`(\w+)`/#).map { String($0.1) }
    }

    @Test("The table in ARCHITECTURE.md has each target once, below its room")
    func table() throws {
        let rows = try Self.document().drop { $0 != "| target | what it is |" }.dropFirst(2)
            .prefix { !$0.isEmpty }.map { $0.split(separator: "|") }
        var room = ""
        var seen: [String] = []
        for cells in rows {
            if let title = cells[0].firstMatch(of: #/\*\*(.+)\*\*/#) { room = String(title.1) }
            seen += Self.names(in: cells[0]).map { "\(room): \($0)" }
        }
        let expected = try Self.targets().map { target in
            let room = Self.room(of: target)
            return (["Architectures", "Shared"].contains(room) ? "The app" : room)
                + ": \(target.name)"
        }
        #expect(seen.sorted() == expected.sorted())
    }

    /// The folder above that of the target.
    private static func room(of target: PackageTarget) -> String {
        target.folder.deletingLastPathComponent().lastPathComponent
    }

    @Test("A target depends on its own room and those after it in ARCHITECTURE.md")
    func rooms() throws {
        let order = try Self.names(
            in: #require(Self.document().first { $0.hasPrefix("`Maintain` → ") }))
        let targets = try Self.targets()
        let rooms = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, Self.room(of: $0)) })
        var wrong: Set<String> = []
        for target in targets {
            let room = Self.room(of: target)
            for other in target.dependencies {
                let below = try #require(rooms[other])
                let isRight =
                    switch (order.firstIndex(of: room), order.firstIndex(of: below)) {
                    case (let from?, let to?): from <= to
                    case (_?, nil): ["Apps", "Benchmarks"].contains(target.name)
                    case (nil, _): below == "Shared" || target.name == "ObservationBenchmarks"
                    }
                if !isRight { wrong.insert("\(target.name) → \(other)") }
            }
        }
        #expect(wrong == [])
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
