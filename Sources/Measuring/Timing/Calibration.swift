/// How often an action is repeated within one turn, so that a turn is long enough for the clock and short
/// enough that the machine stays the same throughout a round.
public struct Calibration: Equatable, Sendable {
    /// The same for all subjects of a benchmark.
    public let repetitions: Int
    /// How long the quickest subject's turn then took, in seconds.
    public let turn: Double

    /// How long a turn is to be, in seconds.
    public static let target = 0.001
    /// How many times as long as that a turn may be before a benchmark gets fewer rounds.
    public static let patience = 4.0

    /// Doubles the repetitions until the quickest subject's turn is half the target or more. The first
    /// turns also warm the caches, and count for nothing else.
    @MainActor
    public init(_ benchmark: Benchmark, stopwatch: some Stopwatch) {
        var repetitions = 1
        var turn = Self.quickest(benchmark, repetitions, stopwatch)
        while repetitions < 1 << 20, turn < Self.target / 2 {
            repetitions *= 2
            turn = Self.quickest(benchmark, repetitions, stopwatch)
        }
        self.repetitions = repetitions
        self.turn = turn
    }

    /// How many of the rounds asked for a benchmark gets: all, unless a single repetition takes so long
    /// that it would hold up the rest.
    public func rounds(of wanted: Int) -> Int {
        let affordable = Double(wanted) * Self.patience * Self.target / turn
        return affordable < Double(wanted) ? max(1, Int(affordable)) : wanted
    }

    @MainActor
    private static func quickest(
        _ benchmark: Benchmark, _ repetitions: Int, _ stopwatch: some Stopwatch
    ) -> Double {
        benchmark.subjects
            .map { stopwatch.seconds($0.prepare(repetitions)) }
            .min() ?? .infinity
    }
}
