import ArchitectureList
import Foundation
import Testing
import Toolchain

/// What each program consists of, which is what a person waits for: its modules, with all that they depend on.
@Suite("What the programs contain")
struct ProgramClosureTests {
    private struct Closure {
        let program: String
        let modules: Set<String>
        let lines: Int
    }

    private static let closures = Result {
        let manifest = try PackageManifest(
            of: ModuleRuleTests.package, environment: PackageManifest.withoutVariants)
        let programs = manifest.targets.map(\.name).filter { $0.hasSuffix("Program") }
        return try programs.map { program in
            let targets = try manifest.closure(of: [program])
            let texts = try targets.flatMap { try $0.sources }.map {
                try String(contentsOf: $0, encoding: .utf8)
            }
            return Closure(
                program: program, modules: Set(targets.map(\.name)),
                lines: texts.map { $0.count { $0 == "\n" } }.reduce(0, +))
        }
    }

    private static let architectures = Architecture.all.map(\.subject.module)

    @Test("Only what measures and what runs scenarios contains an architecture")
    func architectures() throws {
        for closure in try Self.closures.get() {
            print("\(closure.program): \(closure.modules.count) modules, \(closure.lines) lines")
            let contained = closure.modules.intersection(Self.architectures + ["Apps"])
            let runsApps = ["BenchProgram", "ScenariosProgram"].contains(closure.program)
            #expect(contained.isEmpty == !runsApps, "\(closure.program) contains \(contained)")
        }
    }

    @Test("`workshop` contains neither the toolkit nor a server")
    func workshop() throws {
        let workshop = try #require(Self.closures.get().first { $0.program == "WorkshopProgram" })
        let others = [
            "PocketUI", "Services", "AppContract", "InMemoryServer", "Loopback", "Scenarios",
        ]
        #expect(workshop.modules.isDisjoint(with: others))
    }

    @Test("`bench` stays small")
    func bench() throws {
        let bench = try #require(Self.closures.get().first { $0.program == "BenchProgram" })
        #expect(bench.modules.count <= 20 + Architecture.added.count)
        #expect(bench.lines <= 19_000)
    }
}
