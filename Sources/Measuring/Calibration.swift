/// How often an action is repeated within one turn, so that a turn is long enough for the clock and short
/// enough that the machine stays the same throughout a round.
public struct Calibration: Equatable, Sendable {
    /// The same for all subjects of a benchmark.
    public let repetitions: Int

    /// How long a turn is to be, in seconds.
    public static let target = 0.001

    /// Doubles the repetitions until the quickest subject's turn is half the target or more. The first
    /// turns also warm the caches, and count for nothing else.
    @MainActor
    public init(_ benchmark: Benchmark, stopwatch: some Stopwatch) {
        var repetitions = 1
        while repetitions < 1 << 20,
            Self.quickest(benchmark, repetitions, stopwatch) < Self.target / 2
        {
            repetitions *= 2
        }
        self.repetitions = repetitions
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
