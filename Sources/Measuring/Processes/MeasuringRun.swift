/// Has benchmarks measured by several processes, one after the other.
///
/// A process places its code, its heap and its hash seeds anew, and keeps them for as long as it lives: to
/// measure for longer in one of them says nothing of the others. So what counts for one figure is a
/// process, as Kalibera and Jones have it in "Rigorous benchmarking in reasonable time" (2013).
@MainActor
public struct MeasuringRun {
    /// Has an order carried out by a fresh process, and tells what it measured of each benchmark.
    public typealias Launch = (WorkOrder, _ report: (Turns) -> Void) throws -> Void

    private let processes: Int
    private let rounds: Int
    private let seed: UInt64
    private let launch: Launch

    /// Makes a run.
    ///
    /// - Parameter rounds: How many turns each subject has in each process.
    public init(
        processes: Int, rounds: Int, seed: UInt64, launch: @escaping Launch
    ) {
        self.processes = processes
        self.rounds = rounds
        self.seed = seed
        self.launch = launch
    }

    /// Measures the benchmarks.
    ///
    /// - Parameter progress: Told which benchmark of which process has been measured.
    public func measure(
        _ benchmarks: [Benchmark], stopwatch: some Stopwatch,
        progress: (MeasuringProgress) -> Void = { _ in }
    ) throws -> [BenchmarkResult] {
        let entries = benchmarks.map { entry(for: $0, stopwatch) }
        var turns: [String: [Turns]] = [:]
        var generator = SeededGenerator(seed: seed)
        for process in 0..<processes {
            var measured = 0
            try launch(WorkOrder(entries: entries, seed: generator.next())) {
                turns[$0.benchmark, default: []].append($0)
                measured += 1
                let share = Double(measured) / Double(entries.count)
                progress(
                    MeasuringProgress(
                        process: process + 1, processes: processes, benchmark: $0.benchmark,
                        share: (Double(process) + share) / Double(processes)))
            }
        }
        return benchmarks.map {
            BenchmarkResult(benchmark: $0, seconds: (turns[$0.id] ?? []).map(\.seconds))
        }
    }

    private func entry(for benchmark: Benchmark, _ stopwatch: some Stopwatch) -> WorkOrder.Entry {
        if let repetitions = benchmark.repetitions {
            return WorkOrder.Entry(
                benchmark: benchmark.id, subjects: benchmark.subjects.map(\.name),
                repetitions: repetitions, rounds: rounds)
        }
        let calibration = Calibration(benchmark, stopwatch: stopwatch)
        return WorkOrder.Entry(
            benchmark: benchmark.id, subjects: benchmark.subjects.map(\.name),
            repetitions: calibration.repetitions, rounds: calibration.rounds(of: rounds))
    }
}
