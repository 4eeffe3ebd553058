import Measuring

/// What subjects did, in the order they did it, and how long it is said to have taken.
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
    /// How often work was prepared while a stopwatch ran.
    private(set) var timedPreparations = 0
    /// Whether a stopwatch runs, so that preparing can be told from working.
    var isTiming = false
    /// The seconds of work since a stopwatch last began.
    var seconds = 0.0

    /// A subject that writes down its turns. How long a repetition takes may depend on the number of
    /// the timed turn, counted over all subjects, from 0.
    func subject(
        _ name: String, secondsPerRepetition: @escaping @Sendable (Int) -> Double = { _ in 0.001 }
    ) -> Subject {
        Subject(name: name) { repetitions in
            if self.isTiming { self.timedPreparations += 1 }
            return {
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
    func benchmark(_ name: String, _ subjects: Subject...) -> Benchmark {
        Benchmark(suite: "suite", name: name, subjects: subjects)
    }
}
