/// Measures the harness itself: benchmarks whose true ratios are known, judged as any other.
@MainActor
package struct SelfTest {
    /// The rounds of each process, as many as in `bench`.
    package static let rounds = 64

    private let benchmarks: [Benchmark]
    private let runs: Int
    private let processes: Int
    private let seed: UInt64
    private let launch: MeasuringRun.Launch
    private let judge: ([[BenchmarkResult]]) -> [JudgedTruth]

    /// - Parameters:
    ///   - benchmarks: What is measured in each run.
    ///   - runs: How many runs are measured.
    ///   - processes: The processes of each run.
    ///   - judge: What the harness says of all runs, beside the truth.
    package init(
        of benchmarks: [Benchmark], runs: Int, processes: Int, seed: UInt64,
        launch: @escaping MeasuringRun.Launch,
        judge: @escaping ([[BenchmarkResult]]) -> [JudgedTruth]
    ) {
        self.benchmarks = benchmarks
        self.runs = runs
        self.processes = processes
        self.seed = seed
        self.launch = launch
        self.judge = judge
    }

    /// Measures while the machine is idle or while all its cores are busy.
    ///
    /// - Parameter progress: Receives the share that is done, from 0 to 1.
    package func figures(
        whileBusy isBusy: Bool, progress: (Double) -> Void = { _ in }
    ) throws -> SelfTestFigures {
        let cores = BusyCores()
        if isBusy { cores.begin() }
        defer { cores.end() }
        let results = try (0..<runs).map { run in
            try MeasuringRun(
                processes: processes, repeats: processes / 3, rounds: Self.rounds,
                seed: seed &+ UInt64(run), launch: launch
            ).measure(benchmarks) {
                progress((Double(run) + $0.share) / Double(runs))
            }
        }
        return SelfTestFigures(judge(results))
    }
}

extension [KnownBenchmark] {
    /// What the harness says of one run, beside the truth: once for each reference, since a run of a suite has one.
    package func judged(_ results: [BenchmarkResult]) -> [JudgedTruth] {
        let views = zip(self, results.undisturbed).map { $0.views(of: $1) }
        let references = views.map(\.count).min() ?? 0
        return (0..<references).flatMap { reference in
            Self.judged(views.map { $0[reference] })
        }
    }

    private static func judged(_ views: [KnownBenchmark.View]) -> [JudgedTruth] {
        zip(views.flatMap(\.truths), Finding.all(in: views.map(\.result))).compactMap {
            truth, finding in
            guard let truth, let verdict = finding.verdict else { return nil }
            return JudgedTruth(
                truth: truth, ratio: finding.ratio, interval: finding.interval, verdict: verdict)
        }
    }
}
