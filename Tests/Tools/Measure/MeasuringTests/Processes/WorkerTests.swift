import Testing

@testable import Measuring

@Suite("Workers")
@MainActor
struct WorkerTests {
    private let book = WorkBook()

    @Test("Subjects take their turns as scheduled")
    func order() throws {
        let names = ["a", "b", "c"]
        try time("work", by: names, rounds: 10, seed: 3)
        let schedule = Schedule(subjects: 3, rounds: 11, seed: 3)
        #expect(
            (book.warmUps.map(\.turn) + book.turns).map(\.subject)
                == schedule.rounds.joined().map { names[$0] })
        #expect(Set(book.turns.map(\.repetitions)) == [1])
    }

    @Test("What is kept are the seconds of one repetition, by subject and round")
    func seconds() throws {
        // The turn of round n is the one of number n.
        let benchmark = book.benchmark(
            "work", book.subject("a") { Double($0 + 1) }, repetitions: 4)
        let turns = try time("work", by: ["a"], rounds: 3, of: [benchmark])
        #expect(turns == Turns(seconds: [[1, 2, 3]], pace: [0, 1, 2]))
        #expect(book.turns.map(\.repetitions) == [4, 4, 4])
    }

    @Test(
        "The pace is read before each turn of all subjects; their mean is kept in the place of the round"
    )
    func pace() throws {
        let benchmark = book.benchmark("work", book.subject("a"), book.subject("b"), turns: 2)
        let turns = try time("work", by: ["a", "b"], rounds: 3, of: [benchmark])
        // The pace of the stopwatch is the number of turns until then.
        #expect(turns.pace == [1, 5, 9])
    }

    @Test("Each subject warms up once with half the repetitions, before any is timed")
    func warmUp() throws {
        let benchmark = book.benchmark(
            "work", book.subject("a"), book.subject("b"), repetitions: 9)
        try time("work", by: ["a", "b"], rounds: 2, of: [benchmark])
        #expect(Set(book.warmUps.map(\.turn.subject)) == ["a", "b"])
        #expect(book.warmUps.map(\.turn.repetitions) == [4, 4])
        #expect(book.warmUps.map(\.timedBefore) == [0, 0])
        #expect(book.turns.count == 4)
    }

    @Test("An unknown benchmark or subject is an error", arguments: [("play", "a"), ("work", "z")])
    func unknown(benchmark: String, subject: String) {
        #expect(throws: MeasuringError.self) {
            try time(benchmark, by: ["a", subject], rounds: 1)
        }
        #expect(book.turns.isEmpty)
    }

    /// Times a benchmark, among these and "work" and "rest" with the subjects a, b and c.
    @discardableResult
    private func time(
        _ name: String, by subjects: [String], rounds: Int, seed: UInt64 = 1,
        of benchmarks: [Benchmark] = []
    ) throws -> Turns {
        let known = ["work", "rest"].map {
            book.benchmark($0, book.subject("a"), book.subject("b"), book.subject("c"))
        }
        let order = WorkOrder(
            benchmark: "suite: \(name)", sources: [], subjects: subjects, rounds: rounds,
            seed: seed)
        return try (benchmarks + known).time(order, with: BookedStopwatch(book: book))
    }
}
