import Synchronization
import Testing

@testable import Measuring

@Suite("Counting runs")
@MainActor
struct CountingRunTests {
    private let benchmark = Benchmark(
        suite: "suite", name: "work",
        subjects: ["a", "b"].map { name in Subject(name: name) { _ in {} } })

    private nonisolated func counts(allocations: Int, instructions: Int? = nil) -> Counts {
        Counts(
            allocations: allocations, bytes: 8, blocksLeft: 0, retains: 1, releases: 1,
            instructions: instructions)
    }

    /// Launches nothing, and reports as many allocations as the figures of a subject say, one for each process.
    private func launch(
        _ figures: [String: [Int]]
    ) -> @Sendable (WorkOrder, (CountedBenchmark) -> Void) throws -> Void {
        let waiting = Mutex(figures)
        return { order, report in
            let subject = order.entries[0].subjects[0]
            let figure = waiting.withLock { $0[subject]?.removeFirst() } ?? 0
            report(
                CountedBenchmark(
                    suite: "suite", name: "work", subjects: [subject],
                    counts: [counts(allocations: figure)]))
        }
    }

    @Test("Every subject has three processes of its own, and what they agree on is reported")
    func agreed() throws {
        let counted = try [benchmark].counted(launch: launch(["a": [5, 5, 5], "b": [7, 7, 7]]))
        #expect(counted.map(\.subjects) == [["a", "b"]])
        #expect(counted[0].counts == [counts(allocations: 5), counts(allocations: 7)])
    }

    @Test("Counts that differ are not reported", arguments: [[5, 6, 5], [5, 5, 6], [6, 5, 5]])
    func differing(figures: [Int]) throws {
        let counted = try [benchmark].counted(launch: launch(["a": figures, "b": [7, 7, 7]]))
        #expect(counted[0].counts[0].allocations == nil)
        #expect(counted[0].counts[0].retains == 1)
        #expect(counted[0].counts[1].allocations == 7)
    }
}
