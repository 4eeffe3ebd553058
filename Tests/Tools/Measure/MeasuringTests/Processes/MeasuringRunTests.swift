import Testing

@testable import Measuring

@Suite("Measuring runs")
@MainActor
struct MeasuringRunTests {
    private struct Failure: Error {}

    private let book = WorkBook()

    @Test("What the processes measure is collected by benchmark, process, subject and round")
    func results() throws {
        // Each process has one turn for each benchmark.
        let results = try book.measure(
            [
                book.benchmark("work", book.subject("a") { Double($0 + 1) }),
                book.benchmark("rest", book.subject("b") { Double($0 + 1) * 10 }),
            ], processes: 3)
        #expect(results.map(\.suite) == ["suite", "suite"])
        #expect(results.map(\.name) == ["work", "rest"])
        #expect(results.map(\.subjects) == [["a"], ["b"]])
        #expect(results.map(\.seconds) == [[[[1]], [[3]], [[5]]], [[[20]], [[40]], [[60]]]])
    }

    @Test("A process has one benchmark, and nothing in its order depends on the others of the run")
    func alone() throws {
        func orders(_ benchmarks: Benchmark...) throws -> [WorkOrder] {
            var orders: [WorkOrder] = []
            _ = try benchmarks.flatMap(\.pairs).measured(
                processes: 3, rounds: 40, seed: 7,
                launch: { order in
                    orders.append(order)
                    return Turns(seconds: [[1], [1]], pace: [1])
                })
            return orders
        }
        let (a, b, c) = (book.subject("a"), book.subject("b"), book.subject("c"))
        let alone = try orders(book.benchmark("work", a, c))
        #expect(alone.map(\.subjects) == Array(repeating: ["a", "c"], count: 3))
        #expect(alone.map(\.seed) == WorkOrder.seeds(3, from: 7))
        let among = try orders(
            book.benchmark("rest", a, b), book.benchmark("work", a, b, c),
            book.benchmark("play", a, c))
        #expect(among.count == 12)
        #expect(
            among.filter { $0.benchmark == alone[0].benchmark && $0.subjects[1] == "c" } == alone)
        // Each has its first process before any has its second.
        #expect(
            among.prefix(4).map { $0.benchmark + $0.subjects[1] }
                == ["suite: restb", "suite: workb", "suite: workc", "suite: playc"])
    }

    @Test("A process that fails ends the run")
    func failure() {
        var launches = 0
        #expect(throws: Failure.self) {
            try [book.benchmark("work", book.subject("a"))].measured(
                processes: 3, rounds: 1, seed: 1,
                launch: { _ in
                    launches += 1
                    throw Failure()
                })
        }
        #expect(launches == 1)
    }

    @Test(
        "A process that is disturbed in most of its rounds is repeated, up to a limit",
        arguments: [([], 3), ([2], 4), ([2, 4], 5), ([1, 2, 3, 4, 5], 5)])
    func repeats(disturbed: [Int], expected: Int) throws {
        var launches = 0
        var steps: [MeasuringProgress] = []
        let results = try [book.benchmark("work", book.subject("a"))].measured(
            processes: 3, repeats: 2, rounds: 2, seed: 1,
            launch: { _ in
                launches += 1
                // The first process begins at the best pace, so that there is one to compare with.
                let pace: [Double] =
                    disturbed.contains(launches) ? [launches == 1 ? 1 : 2, 2, 2] : [1, 1, 2]
                return Turns(seconds: [[1, 1, 1]], pace: pace)
            }, progress: { steps.append($0) })
        #expect(launches == expected)
        #expect(results[0].seconds.count == expected)
        #expect(results[0].pace.count == expected)
        #expect(steps.last?.share == 1)
        let remark = steps.last?.remark ?? ""
        #expect(remark.contains("of the rounds are undisturbed") == true)
        #expect(remark.contains("so each ratio is measured") == (expected > 3))
    }
}
