/// Measures benchmarks in several processes, one after the other.
///
/// Each process places its code, its heap and its hash seeds anew, and keeps them until it ends. A longer
/// measurement in one process says nothing about the others, so the unit of the statistics is the process:
/// Kalibera and Jones, "Rigorous benchmarking in reasonable time" (2013).
@MainActor
package struct MeasuringRun {
    /// Carries out an order in a fresh process, and reports the times of each benchmark.
    package typealias Launch = (WorkOrder, _ report: (Turns) -> Void) throws -> Void

    private let processes: Int
    private let rounds: Int
    private let seed: UInt64
    private let launch: Launch

    /// - Parameter rounds: How many turns each subject has in each process.
    package init(
        processes: Int, rounds: Int, seed: UInt64, launch: @escaping Launch
    ) {
        self.processes = processes
        self.rounds = rounds
        self.seed = seed
        self.launch = launch
    }

    /// - Parameter progress: Called after each benchmark of each process.
    package func measure(
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
                repetitions: repetitions, turns: 1, rounds: rounds)
        }
        let calibration = Calibration(benchmark, stopwatch: stopwatch)
        return WorkOrder.Entry(
            benchmark: benchmark.id, subjects: benchmark.subjects.map(\.name),
            repetitions: calibration.repetitions, turns: calibration.turns,
            rounds: calibration.rounds(of: rounds))
    }
}

/// How far a run has come.
package struct MeasuringProgress: Equatable, Sendable {
    /// Which process is at work, counted from one.
    package let process: Int
    /// How many there will be.
    package let processes: Int
    /// What it has just measured.
    package let benchmark: String
    /// How much of the run is over, from 0 to 1.
    package let share: Double
}
