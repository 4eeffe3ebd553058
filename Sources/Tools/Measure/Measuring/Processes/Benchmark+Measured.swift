extension [Benchmark] {
    /// Measures benchmarks in several processes, one after the other.
    ///
    /// Each process places its code, its heap and its hash seeds anew, and keeps them until it ends. A longer
    /// measurement in one process says nothing about the others, so the unit of the statistics is the process:
    /// Kalibera and Jones, "Rigorous benchmarking in reasonable time" (2013).
    ///
    /// - Parameters:
    ///   - repeats: How many processes may be added at most, for those that the machine disturbed.
    ///   - rounds: How many rounds each process has, unless a benchmark has fewer.
    ///   - launch: Carries out an order in a fresh process, and reports the times of each benchmark.
    ///   - progress: Called after each benchmark of each process with the share that is done, from 0 to 1.
    @MainActor
    package func measured(
        processes: Int, repeats: Int = 0, rounds: Int, seed: UInt64,
        launch: @escaping (WorkOrder, _ report: (Turns) -> Void) throws -> Void,
        progress: (_ share: Double) -> Void = { _ in }
    ) throws -> [BenchmarkResult] {
        let entries = map { WorkOrder.Entry($0, rounds: Swift.min(rounds, $0.mostRounds)) }
        var turns: [String: [Turns]] = [:]
        var generator = SeededGenerator(seed: seed)
        var results: [BenchmarkResult] { map { BenchmarkResult($0, turns[$0.id] ?? []) } }
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
            let planned = Double(Swift.max(processes, process + 1))
            var measured = 0.0
            try launch(WorkOrder(entries: entries, seed: generator.next())) {
                turns[$0.benchmark, default: []].append($0)
                measured += 1
                progress((Double(process) + measured / Double(entries.count)) / planned)
            }
            process += 1
        }
        return results
    }
}

extension BenchmarkResult {
    /// - Parameter turns: What each process measured.
    fileprivate init(_ benchmark: Benchmark, _ turns: [Turns]) {
        self.init(
            suite: benchmark.suite, name: benchmark.name, subjects: benchmark.subjects.map(\.name),
            repetitions: benchmark.repetitions, seconds: turns.map(\.seconds),
            pace: turns.map(\.pace))
    }
}
