import Measuring
import Testing

@Suite("Measuring runs")
@MainActor
struct MeasuringRunTests {
    private let book = WorkBook()

    @Test("After calibration, subjects take their turns as scheduled")
    func order() {
        let names = ["a", "b", "c"]
        let result = measured(names.map { book.subject($0) { _ in 0.00025 } }, rounds: 10, seed: 3)
        let schedule = Schedule(subjects: 3, rounds: 10, seed: 3)
        let turns = book.turns.dropFirst(6)
        #expect(turns.map(\.subject) == schedule.rounds.joined().map { names[$0] })
        #expect(Set(turns.map(\.repetitions)) == [2])
        #expect(result.benchmark == "work")
        #expect(result.subjects == names)
    }

    @Test("What is kept are the seconds of one repetition, by subject and round")
    func seconds() {
        // One turn calibrates; the turn of round n is the one of number n.
        let subject = book.subject("a") { turn in Double(turn + 1) }
        #expect(measured([subject], rounds: 3, seed: 1).seconds == [[2, 3, 4]])
    }

    @Test("Ratios compare the turns of one round, so that what slows a round cancels out")
    func ratios() {
        let weather: @Sendable (Int) -> Double = { turn in turn < 6 ? 1 : 1024 }
        let subjects = [
            book.subject("reference") { weather($0) },
            book.subject("double") { weather($0) * 2 },
        ]
        let result = measured(subjects, rounds: 4, seed: 1)
        #expect(result.seconds == [[1, 1, 1024, 1024], [2, 2, 2048, 2048]])
        #expect(result.ratios(ofSubject: 0) == [1, 1, 1, 1])
        #expect(result.ratios(ofSubject: 1) == [2, 2, 2, 2])
    }

    @Test("Progress is told after each round")
    func progress() {
        var told: [Int] = []
        let benchmark = Benchmark(name: "work", subjects: [book.subject("a") { _ in 1 }])
        _ = MeasuringRun(rounds: 3, seed: 1, stopwatch: BookedStopwatch(book: book))
            .measure(benchmark) { told.append($0) }
        #expect(told == [1, 2, 3])
    }

    private func measured(_ subjects: [Subject], rounds: Int, seed: UInt64) -> BenchmarkResult {
        MeasuringRun(rounds: rounds, seed: seed, stopwatch: BookedStopwatch(book: book))
            .measure(Benchmark(name: "work", subjects: subjects))
    }
}
