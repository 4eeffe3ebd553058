import Measuring
import Testing

@Suite("Calibration")
@MainActor
struct CalibrationTests {
    private let book = WorkBook()

    @Test(
        "Repetitions are doubled until the quickest turn takes half the target",
        arguments: [(1.0, 1), (0.0000625, 1), (0.00005, 2), (0.0000125, 8), (0.000000125, 512)])
    func repetitions(seconds: Double, expected: Int) {
        let quick = book.subject("quick") { _ in seconds }
        let slow = book.subject("slow") { _ in seconds * 99 }
        let calibration = calibrated(slow, quick)
        #expect(calibration.repetitions == expected)
        #expect(abs(calibration.cost / (50 * seconds * Double(expected)) - 1) < 1e-12)
    }

    @Test(
        "All subjects take a turn at each number of repetitions, and two with their preparation at the last"
    )
    func turns() {
        let first = book.subject("first") { _ in 0.000025 }
        let second = book.subject("second") { _ in 0.0000375 }
        #expect(calibrated(first, second).repetitions == 4)
        #expect(book.turns.map(\.repetitions) == [1, 1, 2, 2, 4, 4, 4, 4, 4, 4])
        #expect(book.timedPreparations == 4)
        #expect(book.turns.prefix(4).map(\.subject) == ["first", "second", "first", "second"])
    }

    @Test("One interruption does not count")
    func interruption() {
        let subject = book.subject("a") { turn in turn == 0 ? 1 : 0.001 }
        #expect(calibrated(subject).cost == 0.001)
    }

    @Test("Work that takes no time at all is repeated about a million times")
    func noTime() {
        let calibration = calibrated(book.subject("idle") { _ in 0 })
        #expect(calibration.repetitions == 1 << 20)
        #expect(calibration.rounds(of: 20) == 20)
    }

    @Test(
        "Where a turn has fewer repetitions than a benchmark asks for, a round has several turns",
        arguments: [(1.0, 1, 32), (0.0000125, 8, 4), (0.0000025, 32, 1), (0.000000125, 512, 1)])
    func leastRepetitions(seconds: Double, repetitions: Int, turns: Int) {
        let benchmark = Benchmark(
            suite: "suite", name: "work", subjects: [book.subject("a") { _ in seconds }],
            leastRepetitions: 32)
        let calibration = Calibration(benchmark, stopwatch: BookedStopwatch(book: book))
        #expect(calibration.repetitions == repetitions)
        #expect(calibration.turns == turns)
    }

    @Test("All turns of a round count against the patience")
    func costOfRound() {
        let benchmark = Benchmark(
            suite: "suite", name: "work",
            subjects: [book.subject("a") { _ in 0.0002 }], leastRepetitions: 32, patience: 0.0004)
        let calibration = Calibration(benchmark, stopwatch: BookedStopwatch(book: book))
        #expect(calibration.rounds(of: 64) == 4)
    }

    @Test("Nothing to measure needs no repetition")
    func noSubjects() {
        #expect(calibrated().repetitions == 1)
        #expect(calibrated().rounds(of: 20) == 20)
    }

    @Test(
        "A benchmark gets all rounds unless its turns cost more than the patience",
        arguments: [(0.0001, 20), (0.0003, 20), (0.0006, 10), (0.0029, 2), (0.05, 1), (10, 1)])
    func rounds(seconds: Double, expected: Int) {
        let calibration = calibrated(
            book.subject("quick") { _ in seconds / 2 }, book.subject("slow") { _ in seconds * 1.5 })
        #expect(calibration.rounds(of: 20) == expected)
    }

    @Test("However slow, a benchmark gets no more rounds than are asked for")
    func leastRounds() {
        #expect(calibrated(book.subject("slow") { _ in 1000 }).rounds(of: 1) == 1)
        #expect(calibrated(book.subject("quick") { _ in 0.0001 }).rounds(of: 0) == 0)
    }

    @Test(
        "A benchmark can ask for more rounds than its turns would get", arguments: [(1, 1), (9, 3)])
    func moreRounds(wanted: Int, expected: Int) {
        let benchmark = Benchmark(
            suite: "suite", name: "work", subjects: [book.subject("slow") { _ in 1000 }],
            leastRounds: 3)
        let calibration = Calibration(benchmark, stopwatch: BookedStopwatch(book: book))
        #expect(calibration.rounds(of: wanted) == expected)
    }

    private func calibrated(_ subjects: Subject...) -> Calibration {
        Calibration(
            Benchmark(suite: "suite", name: "work", subjects: subjects),
            stopwatch: BookedStopwatch(book: book))
    }
}
