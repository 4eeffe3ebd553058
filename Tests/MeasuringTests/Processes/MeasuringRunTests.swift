import Measuring
import Testing

@Suite("Measuring runs")
@MainActor
struct MeasuringRunTests {
    private struct Failure: Error {}

    private let book = WorkBook()

    @Test("Every process gets the same order, but for the seed")
    func orders() throws {
        let orders = try orders(seed: 1)
        #expect(orders.count == 4)
        #expect(Set(orders.map(\.seed)).count == 4)
        for order in orders {
            #expect(order.entries == orders[0].entries)
        }
    }

    @Test("An order says what calibration found, with the benchmarks as they were given")
    func entries() throws {
        let entries = try orders(seed: 1)[0].entries
        #expect(entries.map(\.benchmark) == ["suite: quick", "suite: slow"])
        #expect(entries.map(\.subjects) == [["a", "b"], ["c"]])
        #expect(entries.map(\.repetitions) == [2, 1])
        #expect(entries.map(\.rounds) == [10, 5])
    }

    @Test("The same seed gives the same orders, and another others")
    func seeds() throws {
        let orders = try orders(seed: 1)
        #expect(try self.orders(seed: 1) == orders)
        #expect(try self.orders(seed: 2) != orders)
    }

    @Test("What the processes measure is collected by benchmark, process, subject and round")
    func results() throws {
        // Six turns calibrate. Of those that follow, each process has one for each benchmark.
        let results = try BookedRun(book: book, processes: 3).measure([
            book.benchmark("work", book.subject("a") { Double($0 + 1) }),
            book.benchmark("rest", book.subject("b") { Double($0 + 1) * 10 }),
        ])
        #expect(results.map(\.suite) == ["suite", "suite"])
        #expect(results.map(\.name) == ["work", "rest"])
        #expect(results.map(\.subjects) == [["a"], ["b"]])
        #expect(results.map(\.seconds) == [[[[7]], [[9]], [[11]]], [[[80]], [[100]], [[120]]]])
    }

    @Test("Progress is told after each benchmark of each process")
    func progress() throws {
        var told: [MeasuringProgress] = []
        let benchmarks = ["work", "rest"].map { book.benchmark($0, book.subject("a")) }
        _ = try BookedRun(book: book, processes: 2)
            .measure(benchmarks, progress: { told.append($0) })
        #expect(told.map(\.process) == [1, 1, 2, 2])
        #expect(told.map(\.processes) == [2, 2, 2, 2])
        #expect(
            told.map(\.benchmark) == ["suite: work", "suite: rest", "suite: work", "suite: rest"])
        #expect(told.map(\.share) == [0.25, 0.5, 0.75, 1])
    }

    @Test("A process that fails ends the run")
    func failure() {
        var launches = 0
        let run = MeasuringRun(processes: 3, rounds: 1, seed: 1) { _, _ in
            launches += 1
            throw Failure()
        }
        #expect(throws: Failure.self) {
            try run.measure(
                [book.benchmark("work", book.subject("a"))], stopwatch: BookedStopwatch(book: book))
        }
        #expect(launches == 1)
    }

    @Test("No processes measure nothing")
    func noProcesses() throws {
        let results = try BookedRun(book: book, processes: 0).measure([
            book.benchmark("work", book.subject("a"))
        ])
        #expect(results.map(\.seconds) == [[]])
    }

    private func orders(seed: UInt64) throws -> [WorkOrder] {
        var orders: [WorkOrder] = []
        _ = try BookedRun(book: book, processes: 4, rounds: 10, seed: seed).measure(
            [
                book.benchmark(
                    "quick", book.subject("a") { _ in 0.00005 },
                    book.subject("b") { _ in 0.0000375 }),
                book.benchmark("slow", book.subject("c") { _ in 0.0006 }),
            ], watch: { orders.append($0) })
        return orders
    }
}
