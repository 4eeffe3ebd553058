import ArchitectureList
import Benchmarks
import Foundation
import Output
import Testing

@testable import TriptychCommands

@Suite("triptych bench")
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
        #expect(leftOut.count == 7)
        #expect(
            leftOut.allSatisfy {
                $0.hasPrefix("growth: ") || $0.hasPrefix("tap: ") || $0.hasSuffix("load 10000 rows")
            })
    }

    @Test("Without a terminal there is a line of progress a minute")
    func progress() {
        var progress = TimedProgress(on: Terminal(environment: ["TERM": "dumb"]))
        let lines = (1...600).compactMap { second in
            progress.lineOfMinute(
                "self-test", share: Double(second) / 1200, elapsed: .seconds(second))
        }
        #expect(lines.count == 10)
        #expect(lines.first == "self-test, about 1140 s left")
        #expect(lines.last == "self-test, about 600 s left")
    }
}
