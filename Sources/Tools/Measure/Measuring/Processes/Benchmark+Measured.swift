extension [Benchmark] {
    /// Measures each benchmark in several processes, all one after the other. First every benchmark has its first
    /// process, then every benchmark its second. So a temporary disturbance affects a few processes of each benchmark,
    /// and not all processes of one.
    ///
    /// Each process has a new heap. The first process of every benchmark runs the same layout of the code with the same
    /// hash seeds, the second process of every benchmark runs another one with other seeds, and so on. A longer measurement in one
    /// process says nothing about the others, so the unit of the statistics is the process: Kalibera and Jones,
    /// "Rigorous benchmarking in reasonable time" (2013).
    ///
    /// - Parameters:
    ///   - repeats: The maximum number of additional processes of each benchmark, which replace disturbed ones.
    ///   - rounds: How many rounds each process has, unless a benchmark has fewer.
    ///   - launch: Carries out an order in a fresh process.
    ///   - progress: Called after each process.
    @MainActor
    package func measured(
        processes: Int, repeats: Int = 0, rounds: Int, seed: UInt64,
        launch: (WorkOrder) throws -> Turns, progress: (MeasuringProgress) -> Void = { _ in }
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
        for process in seeds.indices {
            if process >= processes, isEnough(process) { break }
            let undisturbed = Pace(bestOf: results).map { results.share(at: $0) }
            let planned = Double(Swift.max(processes, process + 1))
            for (index, benchmark) in enumerated() {
                let order = WorkOrder(benchmark, rounds: rounds, seed: seeds[process])
                turns[index].append(try launch(order))
                progress(
                    MeasuringProgress(
                        share: (Double(process) + Double(index + 1) / Double(count)) / planned,
                        undisturbed: undisturbed, repeated: Swift.max(0, process + 1 - processes)))
            }
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
