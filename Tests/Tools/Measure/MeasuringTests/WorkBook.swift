@testable import Measuring

/// What subjects did, in the order they did it, and how long the stopwatch shows.
@MainActor
final class WorkBook {
    /// The repetitions of one turn of one subject.
    struct Turn: Equatable {
        let subject: String
        let repetitions: Int
    }

    /// What was timed.
    private(set) var turns: [Turn] = []
    /// What was done while no stopwatch ran, and how many turns had been timed before.
    private(set) var warmUps: [(turn: Turn, timedBefore: Int)] = []
    /// Whether a stopwatch runs, to separate preparing from working.
    var isTiming = false
    /// The seconds of work since a stopwatch last began.
    var seconds = 0.0

    /// A subject that writes down its turns. How long a repetition takes may depend on the number of
    /// the timed turn, counted over all subjects, from 0.
    func subject(
        _ name: String, secondsPerRepetition: @escaping @Sendable (Int) -> Double = { _ in 0.001 }
    ) -> Subject {
        Subject(name: name) { repetitions in
            {
                let turn = Turn(subject: name, repetitions: repetitions)
                guard self.isTiming else {
                    return self.warmUps.append((turn, timedBefore: self.turns.count))
                }
                self.seconds += secondsPerRepetition(self.turns.count) * Double(repetitions)
                self.turns.append(turn)
            }
        }
    }

    /// A benchmark of such subjects.
    func benchmark(
        _ name: String, _ subjects: Subject..., repetitions: Int = 1, turns: Int = 1
    ) -> Benchmark {
        Benchmark(
            suite: "suite", name: name, subjects: subjects, repetitions: repetitions, turns: turns)
    }
}

/// A stopwatch that reads the time from a book instead of a clock.
struct BookedStopwatch: Stopwatch {
    let book: WorkBook

    /// The number of turns so far, so that each round has a pace of its own.
    var pace: Double { Double(book.turns.count) }

    func seconds(_ work: () -> Void) -> Double {
        book.seconds = 0
        book.isTiming = true
        defer { book.isTiming = false }
        work()
        return book.seconds
    }
}

extension WorkBook {
    /// Measures benchmarks within this process, with time read from the book.
    func measure(
        _ benchmarks: [Benchmark], processes: Int, rounds: Int = 1
    ) throws -> [BenchmarkResult] {
        try benchmarks.measured(
            processes: processes, rounds: rounds, seed: 1,
            launch: { try benchmarks.time($0, with: BookedStopwatch(book: self)) })
    }
}
