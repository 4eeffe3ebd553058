extension [Benchmark] {
    /// Measures benchmarks in several processes, one after the other.
    ///
    /// Each process places its heap and its hash seeds anew, and runs another layout of the code. It keeps them until it
    /// ends, and a longer measurement in one process says nothing about the others, so the unit of the statistics is the
    /// process: Kalibera and Jones, "Rigorous benchmarking in reasonable time" (2013).
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
        let seeds = WorkOrder.seeds(processes + repeats, from: seed)
        var results: [BenchmarkResult] { map { BenchmarkResult($0, turns[$0.id] ?? []) } }
        func isEnough(_ launched: Int) -> Bool {
            guard let best = Pace(bestOf: results) else { return true }
            return results.disturbed.isEmpty
                && (0..<launched).count { results.share(at: best, inProcess: $0) >= 0.5 }
                    >= processes
        }
        var process = 0
        while process < processes
            || process < processes + repeats && !isEnough(process)
        {
            let planned = Double(Swift.max(processes, process + 1))
            var measured = 0.0
            try launch(WorkOrder(entries: entries, seed: seeds[process])) {
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
