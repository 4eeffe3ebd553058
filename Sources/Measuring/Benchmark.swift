/// One action, done by several subjects. The first subject is the reference of the ratios.
package struct Benchmark: Sendable {
    package let suite: String
    /// What is done.
    package let name: String
    package let subjects: [Subject]
    /// How often a turn repeats the action; nil if calibration decides.
    package let repetitions: Int?
    /// How often each subject repeats the action in a round at least. Where a turn has fewer repetitions, a round has
    /// several turns of each subject.
    package let leastRepetitions: Int
    /// How many rounds a process has at least, even if turns cost much.
    package let leastRounds: Int
    /// What the turns of a subject in a round may cost on average before there are fewer rounds, in seconds.
    package let patience: Double
    /// Whether a quick run leaves it out.
    package let isLong: Bool

    package init(
        suite: String, name: String, subjects: [Subject], repetitions: Int? = nil,
        leastRepetitions: Int = 1, leastRounds: Int = 1, patience: Double = 0.0003,
        isLong: Bool = false
    ) {
        self.suite = suite
        self.name = name
        self.subjects = subjects
        self.repetitions = repetitions
        self.leastRepetitions = leastRepetitions
        self.leastRounds = leastRounds
        self.patience = patience
        self.isLong = isLong
    }

    /// Identifies the benchmark to other processes.
    package var id: String { "\(suite): \(name)" }

    /// The name of the subject that is a copy of the reference. Its ratio is the noise floor.
    package static let duplicate = "duplicate"
}

/// One of the things that are compared.
package struct Subject: Sendable {
    package let name: String

    /// Sets up a number of repetitions and returns what carries them out. Only that is timed; what the
    /// closure holds is released after the clock has stopped.
    package let prepare: @MainActor @Sendable (_ repetitions: Int) -> @MainActor () -> Void

    package init(
        name: String,
        prepare: @escaping @MainActor @Sendable (_ repetitions: Int) -> @MainActor () -> Void
    ) {
        self.name = name
        self.prepare = prepare
    }
}
