import AppContract
import ArchitectureList
import Benchmarks
import Foundation
import Console
import Testing

@testable import BenchProgram

@Suite("swift run -c release bench")
struct BenchCommandTests {
    @MainActor
    private func selection(_ words: String...) throws -> Suites {
        let bench = try BenchCommand(Arguments(words, for: BenchCommand.definition))
        return try bench.options.plan.suites()
    }

    @Test("A quick run leaves out growth, the tap and the longest actions, and nothing else")
    @MainActor
    func quick() throws {
        let quick = Set(try selection("--quick").names)
        let leftOut = try selection().names.filter { !quick.contains($0) }
        #expect(leftOut.count == 6)
        #expect(
            leftOut.allSatisfy {
                $0.hasPrefix("growth: ") || $0.hasPrefix("tap: ") || $0.hasSuffix("load 10000 rows")
            })
    }

    @Test("The reference is measured whatever is chosen, and once")
    func reference() throws {
        let all = Architecture.all
        #expect(try [Architecture]().measuredApps().map(\.name) == ["MVC"])
        #expect(try all.named("viper").measuredApps().map(\.name) == ["MVC", "VIPER"])
        #expect(try all.measuredApps().map(\.name) == all.names)
    }
}
