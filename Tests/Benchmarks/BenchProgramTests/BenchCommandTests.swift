import AppContract
import ArchitectureList
import Benchmarks
import Console
import Foundation
import Testing

@testable import BenchProgram

@Suite("swift run -c release bench")
struct BenchCommandTests {
    @MainActor
    private func selection(_ words: String...) throws -> Suites {
        let bench = try BenchCommand(Arguments(words, for: BenchCommand.definition))
        return try bench.options.plan.suites()
    }

    @Test("A quick run leaves out the in-memory backend, growth, the tap and the longest action")
    @MainActor
    func quick() throws {
        let quick = Set(try selection("--quick").names)
        let leftOut = try selection().names.filter { !quick.contains($0) }
        let known = ["growth: ", "tap: ", "in-memory backend: ", "ready values: load 10000 rows"]
        #expect(leftOut.count == 12)
        #expect(leftOut.allSatisfy { name in known.contains(where: name.hasPrefix) })
    }

    @Test("The reference is measured whatever is chosen, and once")
    func reference() throws {
        let all = Architecture.all
        #expect(try [Architecture]().measuredApps().map(\.name) == ["MVC"])
        #expect(try all.named("viper").measuredApps().map(\.name) == ["MVC", "VIPER"])
        #expect(try all.measuredApps().map(\.name) == all.names)
    }
}
