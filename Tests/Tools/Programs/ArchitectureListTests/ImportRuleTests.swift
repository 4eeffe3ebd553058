import ArchitectureList
import ArchitectureRules
import Foundation
import Testing

/// Which module may see which.
@Suite("Import rules")
struct ImportRuleTests {
    /// What each module of the package may import of the others.
    static let allowed: [String: Set<String>] = [
        "PocketUI": [],
        "Services": [],
        "InMemoryServer": ["Services"],
        "AppContract": ["PocketUI", "Services"],
        "ArchitectureList": architectures.union(["Anatomy", "AppContract"]),
        "Exploration": [
            "AppContract", "InMemoryServer", "Measuring", "PocketUI", "Scenarios", "Services",
        ],
        "Faults": ["Anatomy", "Reporting", "Subprocesses", "Workshop"],
        "Scenarios": ["AppContract", "InMemoryServer", "PocketUI", "Reporting", "Services"],
        "LoopbackServer": [],
        "LoopbackWire": ["InMemoryServer", "LoopbackServer", "Services"],
        "Subprocesses": [],
        "Measuring": ["RuntimeCounters", "Subprocesses"],
        "Anatomy": ["CallRecorder", "Reporting", "Subprocesses"],
        "ProbeProgram": [
            "Anatomy", "AppContract", "ArchitectureList", "Exploration", "Reporting", "Scenarios",
        ],
        "NewFeature": ["Anatomy", "Reporting"],
        "Reporting": [],
        "Report": ["Anatomy", "BenchmarkReports", "ChangeCost", "Measuring", "Reporting"],
        "ChangeCost": ["Anatomy", "Measuring", "Reporting", "Subprocesses", "Workshop"],
        "TerminalApp": ["AppContract", "InMemoryServer", "PocketUI", "Reporting", "Services"],
        "triptych": ["TriptychCommands"],
        "TriptychCommands": [
            "Anatomy", "AppContract", "ArchitectureList", "BenchmarkReports", "Benchmarks",
            "ChangeCost", "Exploration", "Faults", "LoopbackWire", "Measuring",
            "NewFeature", "Report", "Reporting", "Scenarios", "Subprocesses", "TerminalApp",
            "Workshop",
        ],
        "Workshop": ["Anatomy", "Reporting", "Subprocesses"],
    ]

    /// The same for what stands in folders of `Benchmarks`.
    static let allowedToBenchmarks: [String: Set<String>] = [
        "Observation": ["Measuring", "PocketUI"],
        "Reports": ["Measuring", "Reporting", "Subprocesses"],
        "Suites": [
            "AppContract", "BenchmarkReports", "InMemoryServer", "MVCDuplicate", "Measuring",
            "ObservationBenchmarks", "PocketUI", "Services",
        ],
        "Variants/List": Set(["AppContract", "Benchmarks"]).union(variants),
        "Variants/Program": ["Benchmarks", "TriptychCommands", "VariantList"],
    ]

    /// Other designs of the architectures. They may see what these may.
    static let variants: Set = [
        "MVCMassive", "MVPOneController", "MVVMHandlers", "MVVMObservation",
    ]

    /// Modules in C, which import nothing of the package.
    static let inC: Set = ["CallRecorder", "RuntimeCounters"]

    /// All modules but those of the system.
    static let modules = Set(allowed.keys).union(inC).union(architectures).union([
        "BenchmarkReports", "Benchmarks", "MVCDuplicate", "ObservationBenchmarks",
        "VariantList",
    ]).union(variants)

    /// The modules of the architectures.
    static let architectures = Set(Architecture.all.map(\.subject.module))

    @Test("an arrow only points down", arguments: allowed.keys.sorted())
    func arrowsPointDown(module: String) throws {
        let rooms = ["Shared", "Tools"].map {
            PackagePlaces.sources.appending(path: "\($0)/\(module)")
        }
        let folder = try #require(rooms.first { FileManager.default.fileExists(atPath: $0.path) })
        try expect(folder, toSeeOnly: Self.allowed[module])
    }

    @Test("so it does among the benchmarks", arguments: allowedToBenchmarks.keys.sorted())
    func arrowsPointDownInBenchmarks(folder: String) throws {
        try expect(
            PackagePlaces.benchmarks.appending(path: folder),
            toSeeOnly: Self.allowedToBenchmarks[folder])
    }

    @Test("no architecture sees another", arguments: Architecture.all)
    func architecturesStandAlone(architecture: Architecture) throws {
        #expect(try architecture.rules.imports(among: Self.modules) == [])
    }

    private func expect(_ folder: URL, toSeeOnly allowed: Set<String>?) throws {
        let files = try SourceFile.all(in: folder)
        #expect(!files.isEmpty)
        for file in files {
            let seen = file.imports.intersection(Self.modules)
            #expect(seen.isSubset(of: allowed ?? []), "\(file.module)/\(file.name)")
        }
    }

    @Test("every module has its rule")
    func everyModuleHasItsRule() throws {
        let modules = try ["Architectures", "Shared", "Tools"].flatMap { room in
            try FileManager.default.contentsOfDirectory(
                at: PackagePlaces.sources.appending(path: room), includingPropertiesForKeys: nil
            ).filter(\.hasDirectoryPath).map(\.lastPathComponent)
        }
        #expect(
            Set(modules.filter { !$0.hasPrefix(".") })
                == Self.inC.union(Self.allowed.keys).union(Self.architectures))
    }

    @Test("logic does without the toolkit", arguments: Architecture.all)
    func logicDoesWithoutToolkit(architecture: Architecture) throws {
        #expect(try architecture.rules.logicImports == [])
    }

    @Test("views do not call services", arguments: Architecture.all)
    func viewsDoNotCallServices(architecture: Architecture) throws {
        #expect(try architecture.rules.viewImports == [])
    }
}

extension Architecture {
    /// The rules, for the package that these tests are part of.
    var rules: StructureRules {
        get throws {
            try StructureRules(of: subject, isReference: isReference, in: PackagePlaces.root)
        }
    }
}
