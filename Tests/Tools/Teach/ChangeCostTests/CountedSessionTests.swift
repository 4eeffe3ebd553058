import BenchmarkResults
import Foundation
import Measuring
import Testing

@testable import ChangeCost

@Suite("The counts of a session before and after a change")
struct CountedSessionTests {
    @Test("Are read from what bench writes, and compared by architecture and kind")
    func differences() throws {
        let before = try session(["MVC": 217, "MVP": 238])
        let after = try session(["MVC": 217, "MVP": 240])
        #expect(
            before.differences(to: after) == [
                "MVC": [.init(kind: "allocations", before: 217, after: 217)],
                "MVP": [.init(kind: "allocations", before: 238, after: 240)],
            ])
    }

    @Test("Where nothing can be counted, nothing differs")
    func nothing() throws {
        let session = try session(["MVC": 217])
        #expect(try session.differences(to: self.session([:])).isEmpty)
        #expect(try self.session(["MVC": nil]).differences(to: session) == ["MVC": []])
    }

    /// What `bench` writes of so many allocations.
    private func session(_ allocations: [String: Int?]) throws -> CountedSession {
        let names = allocations.keys.sorted()
        let counted = CountedBenchmark(
            suite: "ready values", name: "one whole session", subjects: names,
            counts: names.map { name in
                Counts(
                    allocations: allocations[name] ?? nil, bytes: nil, blocksLeft: nil,
                    retains: nil, releases: nil, instructions: nil)
            })
        let head = RunHead(
            toolchain: "Swift 6", machine: Machine.current, load: 0, processes: 6, rounds: 1,
            seed: 1, scenariosPassed: 1)
        let run = BenchmarkRun(
            head: head, results: [], counts: allocations.isEmpty ? [] : [counted])
        return try CountedSession(json: Data(try run.json().utf8))
    }
}
