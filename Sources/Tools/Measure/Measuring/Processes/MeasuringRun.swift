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
    private let repeats: Int
    private let rounds: Int
    private let seed: UInt64
    private let launch: Launch

    /// - Parameters:
    ///   - repeats: How many processes may be added at most, for those that the machine disturbed.
    ///   - rounds: How many rounds each process has, unless a benchmark has fewer.
    package init(
        processes: Int, repeats: Int = 0, rounds: Int, seed: UInt64, launch: @escaping Launch
    ) {
        self.processes = processes
        self.repeats = repeats
        self.rounds = rounds
        self.seed = seed
        self.launch = launch
    }

    /// - Parameter progress: Called after each benchmark of each process.
    package func measure(
        _ benchmarks: [Benchmark], progress: (MeasuringProgress) -> Void = { _ in }
    ) throws -> [BenchmarkResult] {
        let entries = benchmarks.map(entry)
        var turns: [String: [Turns]] = [:]
        var generator = SeededGenerator(seed: seed)
        var results: [BenchmarkResult] {
            benchmarks.map { BenchmarkResult(benchmark: $0, turns: turns[$0.id] ?? []) }
        }
        func undisturbed(of launched: Int) -> Int {
            let best = Pace(bestOf: results)
            return (0..<launched).count { process in
                best.map { results.share(at: $0, inProcess: process) >= 0.5 } ?? true
            }
        }
        var process = 0
        while process < processes
            || process < processes + repeats && undisturbed(of: process) < processes
        {
            let processes = max(processes, process + 1)
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
            process += 1
        }
        return results
    }

    private func entry(for benchmark: Benchmark) -> WorkOrder.Entry {
        WorkOrder.Entry(
            benchmark: benchmark.id, subjects: benchmark.subjects.map(\.name),
            repetitions: benchmark.repetitions, turns: benchmark.turns,
            rounds: min(rounds, benchmark.mostRounds))
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
