import Measuring

/// What subjects did, in the order they did it, and how long it is said to have taken.
@MainActor
final class WorkBook {
    /// The repetitions of one turn of one subject.
    struct Turn: Equatable {
        let subject: String
        let repetitions: Int
    }

    private(set) var turns: [Turn] = []
    /// Whether a stopwatch runs, so that preparing can be told from working.
    var isTiming = false
    /// The seconds of work since a stopwatch last began.
    var seconds = 0.0

    /// A subject that writes down its turns. How long a repetition takes may depend on the number of
    /// the turn, counted over all subjects, from 0.
    func subject(
        _ name: String, secondsPerRepetition: @escaping @Sendable (Int) -> Double
    ) -> Subject {
        Subject(name: name) { repetitions in
            precondition(!self.isTiming, "only the work is to be timed")
            return {
                precondition(self.isTiming, "the work is to be timed")
                self.seconds += secondsPerRepetition(self.turns.count) * Double(repetitions)
                self.turns.append(Turn(subject: name, repetitions: repetitions))
            }
        }
    }
}
