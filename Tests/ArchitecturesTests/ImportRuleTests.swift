import Anatomy
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
        "MVP": ["AppContract", "PocketUI", "Services"],
        "MVVM": ["AppContract", "PocketUI", "Services"],
        "VIPER": ["AppContract", "PocketUI", "Services"],
        "Architectures": ["AppContract", "MVP", "MVVM", "VIPER"],
        "Scenarios": ["AppContract", "InMemoryServer", "PocketUI", "Reporting", "Services"],
        "LoopbackServer": [],
        "LoopbackWire": ["InMemoryServer", "LoopbackServer", "Services"],
        "Measuring": ["RuntimeCounters"],
        "Anatomy": ["Reporting"],
        "Reporting": [],
        "Report": ["Anatomy", "BenchmarkReports", "Measuring", "Reporting"],
        "TerminalApp": ["AppContract", "InMemoryServer", "PocketUI", "Reporting", "Services"],
        "triptych": [
            "Anatomy", "AppContract", "Architectures", "BenchmarkReports", "Benchmarks",
            "CallRecorder", "LoopbackWire", "Measuring", "Report", "Reporting", "Scenarios",
            "TerminalApp",
        ],
    ]

    /// The same for what stands in folders of `Benchmarks`.
    static let allowedToBenchmarks: [String: Set<String>] = [
        "Baseline": ["AppContract", "PocketUI", "Services"],
        "Observation": ["Measuring", "PocketUI"],
        "Reports": ["Measuring", "Reporting"],
        "Suites": [
            "AppContract", "Baseline", "BaselineDuplicate", "BenchmarkReports",
            "InMemoryServer", "Measuring", "ObservationBenchmarks", "PocketUI", "Services",
        ],
    ]

    /// Modules in C, which import nothing of the package.
    static let inC: Set = ["CallRecorder", "RuntimeCounters"]

    /// All modules but those of the system.
    static let modules = Set(allowed.keys).union(inC).union([
        "Baseline", "BaselineDuplicate", "BenchmarkReports", "Benchmarks", "ObservationBenchmarks",
    ])

    @Test("an arrow only points down", arguments: allowed.keys.sorted())
    func arrowsPointDown(module: String) throws {
        try expect(PackagePlaces.sources.appending(path: module), toSeeOnly: Self.allowed[module])
    }

    @Test("so it does among the benchmarks", arguments: allowedToBenchmarks.keys.sorted())
    func arrowsPointDownInBenchmarks(folder: String) throws {
        try expect(
            PackagePlaces.benchmarks.appending(path: folder),
            toSeeOnly: Self.allowedToBenchmarks[folder])
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
        let modules = try FileManager.default.contentsOfDirectory(
            atPath: PackagePlaces.sources.path)
        #expect(Set(modules.filter { !$0.hasPrefix(".") }) == Self.inC.union(Self.allowed.keys))
    }

    @Test("logic does without the toolkit", arguments: ["MVP", "MVVM", "VIPER"])
    func logicDoesWithoutToolkit(module: String) throws {
        for file in try SourceFile.all(in: PackagePlaces.sources.appending(path: module)) {
            guard let role = file.role, role.isLogic else { continue }
            #expect(!file.imports.contains("PocketUI"), "\(module)/\(file.name)")
        }
    }

    @Test("views do not call services", arguments: ["MVP", "MVVM", "VIPER"])
    func viewsDoNotCallServices(module: String) throws {
        for file in try SourceFile.all(in: PackagePlaces.sources.appending(path: module))
        where file.role == .viewController {
            #expect(!file.imports.contains("Services"), "\(module)/\(file.name)")
        }
    }
}
