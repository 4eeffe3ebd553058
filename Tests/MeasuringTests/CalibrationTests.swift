import Measuring
import Testing

@Suite("Calibration")
@MainActor
struct CalibrationTests {
    private let book = WorkBook()

    @Test(
        "Repetitions are doubled until the quickest turn takes half the target",
        arguments: [(1.0, 1), (0.0005, 1), (0.0004, 2), (0.0001, 8), (0.000001, 512)])
    func repetitions(seconds: Double, expected: Int) {
        let quick = book.subject("quick") { _ in seconds }
        let slow = book.subject("slow") { _ in seconds * 100 }
        #expect(calibrated(slow, quick) == expected)
    }

    @Test("All subjects take a turn at each number of repetitions")
    func turns() {
        let first = book.subject("first") { _ in 0.0002 }
        let second = book.subject("second") { _ in 0.0003 }
        #expect(calibrated(first, second) == 4)
        #expect(book.turns.map(\.repetitions) == [1, 1, 2, 2, 4, 4])
        #expect(book.turns.prefix(4).map(\.subject) == ["first", "second", "first", "second"])
    }

    @Test("Work that takes no time at all is repeated about a million times")
    func noTime() {
        #expect(calibrated(book.subject("idle") { _ in 0 }) == 1 << 20)
    }

    @Test("Nothing to measure needs no repetition")
    func noSubjects() {
        #expect(calibrated() == 1)
    }

    private func calibrated(_ subjects: Subject...) -> Int {
        Calibration(
            Benchmark(name: "work", subjects: subjects), stopwatch: BookedStopwatch(book: book)
        ).repetitions
    }
}
