/// How often a turn repeats the action, and what a turn costs.
///
/// A processor changes its speed from one millisecond to the next, and a longer turn scatters hardly less than a short
/// one. So turns are as short as the clock allows, and there are many of them.
package struct Calibration: Equatable, Sendable {
    /// The same for all subjects of a benchmark.
    package let repetitions: Int
    /// How many turns each subject has in a round.
    package let turns: Int
    /// How long a subject's turn then takes on average, with its preparation, in seconds.
    package let cost: Double
    private let leastRounds: Int
    private let patience: Double

    /// How long the turn of the fastest subject should take, in seconds.
    package static let target = 0.000125

    /// Doubles the repetitions until the turn of the fastest subject takes half the target or more.
    @MainActor
    package init(_ benchmark: Benchmark, stopwatch: some Stopwatch) {
        let subjects = benchmark.subjects
        var repetitions = 1
        while repetitions < 1 << 20,
            let quickest = subjects.map({ stopwatch.seconds($0.prepare(repetitions)) }).min(),
            quickest < Self.target / 2
        {
            repetitions *= 2
        }
        self.repetitions = repetitions
        turns = max(1, benchmark.leastRepetitions / repetitions)
        leastRounds = benchmark.leastRounds
        patience = benchmark.patience
        // Twice, so that a single interruption doesn't cost the benchmark its rounds.
        let costs = subjects.map { subject in
            min(
                Self.cost(of: subject, repetitions, stopwatch),
                Self.cost(of: subject, repetitions, stopwatch))
        }
        cost = costs.reduce(0, +) / Double(max(costs.count, 1))
    }

    /// How many of the rounds a benchmark gets: all, unless its turns cost too much.
    package func rounds(of wanted: Int) -> Int {
        let affordable = Double(wanted) * patience / (cost * Double(turns))
        return affordable < Double(wanted) ? min(wanted, max(leastRounds, Int(affordable))) : wanted
    }

    @MainActor
    private static func cost(
        of subject: Subject, _ repetitions: Int, _ stopwatch: some Stopwatch
    ) -> Double {
        stopwatch.seconds { subject.prepare(repetitions)() }
    }
}
