/// How often a turn repeats the action: often enough for the resolution of the clock, and so few times that
/// the machine hardly changes within a round.
package struct Calibration: Equatable, Sendable {
    /// The same for all subjects of a benchmark.
    package let repetitions: Int
    /// How long a subject's turn then takes on average, in seconds.
    package let turn: Double

    /// How long the turn of the fastest subject should take, in seconds.
    package static let target = 0.0005
    /// How many times as long an average turn may take before the benchmark gets fewer rounds.
    package static let patience = 4.0

    /// Doubles the repetitions until the turn of the fastest subject takes half the target or more.
    @MainActor
    package init(_ benchmark: Benchmark, stopwatch: some Stopwatch) {
        var repetitions = 1
        var turns = Self.turns(benchmark, repetitions, stopwatch)
        while repetitions < 1 << 20, let quickest = turns.min(), quickest < Self.target / 2 {
            repetitions *= 2
            turns = Self.turns(benchmark, repetitions, stopwatch)
        }
        self.repetitions = repetitions
        // Once more, so that a single interruption doesn't cost the benchmark its rounds.
        turns = zip(turns, Self.turns(benchmark, repetitions, stopwatch)).map(min)
        turn = turns.reduce(0, +) / Double(max(turns.count, 1))
    }

    /// How many of the rounds a benchmark gets: all, unless its turns are too long.
    package func rounds(of wanted: Int) -> Int {
        let affordable = Double(wanted) * Self.patience * Self.target / turn
        return affordable < Double(wanted) ? max(1, Int(affordable)) : wanted
    }

    @MainActor
    private static func turns(
        _ benchmark: Benchmark, _ repetitions: Int, _ stopwatch: some Stopwatch
    ) -> [Double] {
        benchmark.subjects.map { stopwatch.seconds($0.prepare(repetitions)) }
    }
}
