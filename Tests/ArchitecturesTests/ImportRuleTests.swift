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
        "AppContract": ["PocketUI", "Services"],
        "MVP": ["AppContract", "PocketUI", "Services"],
        "MVVM": ["AppContract", "PocketUI", "Services"],
        "VIPER": ["AppContract", "PocketUI", "Services"],
        "Architectures": ["AppContract", "MVP", "MVVM", "VIPER"],
        "Scenarios": ["AppContract", "PocketUI", "Services"],
        "Measuring": [],
        "Anatomy": [],
        "Reporting": [],
        "triptych": [
            "Anatomy", "AppContract", "Architectures", "Benchmarks", "CallRecorder", "Measuring",
            "Reporting", "Scenarios",
        ],
    ]

    /// Modules in C, which import nothing of the package.
    static let inC: Set = ["CallRecorder"]

    @Test("an arrow only points down", arguments: allowed.keys.sorted())
    func arrowsPointDown(module: String) throws {
        let files = try SourceFile.all(in: PackagePlaces.sources.appending(path: module))
        #expect(!files.isEmpty)
        let others = Set(Self.allowed.keys).union(Self.inC).union(["Benchmarks"])
        for file in files {
            let seen = file.imports.intersection(others)
            #expect(seen.isSubset(of: Self.allowed[module] ?? []), "\(module)/\(file.name)")
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
