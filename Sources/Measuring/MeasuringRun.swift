/// Carries out a schedule.
@MainActor
public struct MeasuringRun<Watch: Stopwatch> {
    private let rounds: Int
    private let seed: UInt64
    private let stopwatch: Watch

    /// Makes a run of so many rounds.
    public init(rounds: Int, seed: UInt64, stopwatch: Watch) {
        self.rounds = rounds
        self.seed = seed
        self.stopwatch = stopwatch
    }

    /// Measures one benchmark.
    ///
    /// - Parameter progress: Told how many rounds have ended, after each.
    public func measure(
        _ benchmark: Benchmark, progress: (Int) -> Void = { _ in }
    ) -> BenchmarkResult {
        let repetitions = Calibration(benchmark, stopwatch: stopwatch).repetitions
        let schedule = Schedule(subjects: benchmark.subjects.count, rounds: rounds, seed: seed)
        var seconds = benchmark.subjects.map { _ in [Double]() }
        for (round, order) in schedule.rounds.enumerated() {
            for index in order {
                let turn = stopwatch.seconds(benchmark.subjects[index].prepare(repetitions))
                seconds[index].append(turn / Double(repetitions))
            }
            progress(round + 1)
        }
        return BenchmarkResult(
            benchmark: benchmark.name, subjects: benchmark.subjects.map(\.name), seconds: seconds)
    }
}
