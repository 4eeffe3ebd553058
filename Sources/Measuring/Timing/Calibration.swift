/// How often an action is repeated within one turn, so that a turn is long enough for the clock and short
/// enough that the machine stays the same throughout a round.
public struct Calibration: Equatable, Sendable {
    /// The same for all subjects of a benchmark.
    public let repetitions: Int
    /// How long a subject's turn then takes on average, in seconds.
    public let turn: Double

    /// How long the quickest subject's turn is to be, in seconds.
    public static let target = 0.0005
    /// How many times as long a turn may be on average before a benchmark gets fewer rounds.
    public static let patience = 4.0

    /// Doubles the repetitions until the quickest subject's turn is half the target or more. The first
    /// turns also warm the caches, and count for nothing else.
    @MainActor
    public init(_ benchmark: Benchmark, stopwatch: some Stopwatch) {
        var repetitions = 1
        var turns = Self.turns(benchmark, repetitions, stopwatch)
        while repetitions < 1 << 20, let quickest = turns.min(), quickest < Self.target / 2 {
            repetitions *= 2
            turns = Self.turns(benchmark, repetitions, stopwatch)
        }
        self.repetitions = repetitions
        // Once more, so that one interruption doesn't cost the benchmark its rounds.
        turns = zip(turns, Self.turns(benchmark, repetitions, stopwatch)).map(min)
        turn = turns.reduce(0, +) / Double(max(turns.count, 1))
    }

    /// How many of the rounds asked for a benchmark gets: all, unless it would hold up the rest.
    public func rounds(of wanted: Int) -> Int {
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
