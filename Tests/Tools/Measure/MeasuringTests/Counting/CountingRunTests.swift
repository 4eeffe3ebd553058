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

    /// Launches nothing, and answers with as many allocations as the figures of a subject say, one for each process.
    private func launch(_ figures: [String: [Int]]) -> @Sendable (WorkOrder) throws -> Counts {
        let waiting = Mutex(figures)
        return { order in
            counts(allocations: waiting.withLock { $0[order.subjects[0]]?.removeFirst() } ?? 0)
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

    @Test(
        "Instructions are counted of each subject alone, whatever else is counted, and not of open screens"
    )
    func instructions() throws {
        let screen = Benchmark(
            suite: CountedBenchmark.openScreens, name: "work", subjects: benchmark.subjects)
        let orders = Mutex<[WorkOrder]>([])
        let counted = try [benchmark, screen].counted(
            launch: { _ in counts(allocations: 5) },
            instructions: { order in
                orders.withLock { $0.append(order) }
                return order.subjects == ["a"] ? 100 : 200
            })
        #expect(counted[0].counts.map(\.instructions) == [100, 200])
        #expect(counted[1].counts.map(\.instructions) == [nil, nil])
        let made = orders.withLock { $0 }
        #expect(Set(made.map(\.subjects)) == [["a"], ["b"]])
        #expect(made.allSatisfy { $0 == WorkOrder(benchmark.of($0.subjects.map(subject))) })
    }

    private func subject(_ name: String) -> Subject { Subject(name: name) { _ in {} } }
}
