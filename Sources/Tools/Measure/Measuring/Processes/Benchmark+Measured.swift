extension [Benchmark] {
    /// Measures each benchmark in several processes, all one after the other. They take turns: each has its first process,
    /// then each its second, so that whatever disturbs the machine for a while disturbs a few processes of each.
    ///
    /// Each process places its heap and its hash seeds anew, and the first of all, the second of all and so on run another
    /// layout of the code each. A longer measurement in one process says nothing about the others, so the unit of the
    /// statistics is the process: Kalibera and Jones, "Rigorous benchmarking in reasonable time" (2013).
    ///
    /// - Parameters:
    ///   - repeats: How many processes each benchmark may have in addition, for those that the machine disturbed.
    ///   - rounds: How many rounds each process has, unless a benchmark has fewer.
    ///   - launch: Carries out an order in a fresh process.
    ///   - progress: Called after each process with the share that is done, from 0 to 1.
    @MainActor
    package func measured(
        processes: Int, repeats: Int = 0, rounds: Int, seed: UInt64,
        launch: (WorkOrder) throws -> Turns, progress: (_ share: Double) -> Void = { _ in }
    ) throws -> [BenchmarkResult] {
        let seeds = WorkOrder.seeds(processes + repeats, from: seed)
        var turns = map { _ in [Turns]() }
        var results: [BenchmarkResult] { zip(self, turns).map { BenchmarkResult($0, $1) } }
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
            for (index, benchmark) in enumerated() {
                let order = WorkOrder(benchmark, rounds: rounds, seed: seeds[process])
                turns[index].append(try launch(order))
                progress((Double(process) + Double(index + 1) / Double(count)) / planned)
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
