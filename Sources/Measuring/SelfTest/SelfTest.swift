/// Measures the harness itself: benchmarks whose true ratios are known, judged as any other.
@MainActor
package struct SelfTest {
    /// The rounds of each process, as many as in `bench`.
    package static let rounds = 64

    private let benchmarks: [KnownBenchmark]
    private let runs: Int
    private let processes: Int
    private let seed: UInt64
    private let launch: MeasuringRun.Launch

    /// - Parameters:
    ///   - benchmarks: What is measured in each run.
    ///   - runs: How many runs are measured and judged, each by itself.
    ///   - processes: The processes of each run.
    package init(
        of benchmarks: [KnownBenchmark], runs: Int, processes: Int, seed: UInt64,
        launch: @escaping MeasuringRun.Launch
    ) {
        self.benchmarks = benchmarks
        self.runs = runs
        self.processes = processes
        self.seed = seed
        self.launch = launch
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
        let judged = try (0..<runs).flatMap { run in
            let results = try MeasuringRun(
                processes: processes, rounds: Self.rounds, seed: seed &+ UInt64(run),
                launch: launch
            ).measure(benchmarks.map(\.benchmark), stopwatch: ProcessorStopwatch()) {
                progress((Double(run) + $0.share) / Double(runs))
            }
            return Self.judged(results, of: benchmarks)
        }
        return SelfTestFigures(judged)
    }

    /// What the harness says of one run, beside the truth: once for each reference, since a run of a suite has one.
    static func judged(
        _ results: [BenchmarkResult], of benchmarks: [KnownBenchmark]
    ) -> [JudgedTruth] {
        let views = zip(benchmarks, results).map { $0.views(of: $1) }
        let references = views.map(\.count).min() ?? 0
        return (0..<references).flatMap { reference in
            judged(views.map { $0[reference] })
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
