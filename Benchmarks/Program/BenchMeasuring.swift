import Benchmarks
import Console
import Loopback
import Measuring
import Scenarios
import Toolchain

/// Measures suites, with progress.
@MainActor
struct BenchMeasuring {
    let plan: BenchPlan
    let suites: Suites
    let terminal: Terminal

    /// Proves that the apps behave the same, then measures them.
    func run() async throws -> BenchmarkRun {
        let passed = try await ScenarioGate(apps: suites.apps).passes(on: terminal)
        let placed = OwnProgram.placed(
            forRunsOf: plan.processes, seed: plan.seed, on: terminal)
        let worker = WorkerLaunch(layouts: placed.layouts)
        return BenchmarkRun(
            head: RunHead(
                processes: plan.processes, placement: placed.placement, rounds: plan.rounds,
                seed: plan.seed, scenariosPassed: passed, isQuick: plan.isQuick),
            results: try results(worker), counts: try counts(worker), growth: try growth(worker),
            taps: try await taps())
    }

    private func results(_ worker: WorkerLaunch) throws -> [BenchmarkResult] {
        try measure(
            suites.benchmarks.flatMap(\.pairs), by: worker, processes: plan.processes,
            repeats: plan.processes / 3, rounds: plan.rounds, as: "comparing")
    }

    /// How times grow. Nine processes measure each series, so that the interval goes from the second lowest exponent to
    /// the second highest.
    private func growth(_ worker: WorkerLaunch) throws -> [GrowthCurve] {
        let results = try measure(
            suites.series.flatMap(\.benchmarks).flatMap(\.eachSubjectAlone), by: worker,
            processes: 9, repeats: 3, rounds: 1, as: "growth")
        return suites.series.flatMap { GrowthCurve.all(of: $0, in: results) }
    }

    private func counts(_ worker: WorkerLaunch) throws -> [CountedBenchmark] {
        if suites.counted.isEmpty { return [] }
        terminal.showProgress("counting")
        defer { terminal.clearProgress() }
        return try suites.counted.counted(
            launch: worker.counting, instructions: plan.isQuick ? nil : worker.instructions())
    }

    /// Where the time of a tap goes.
    private func taps() async throws -> [TapShare] {
        guard suites.hasTap else { return [] }
        let wire = try LoopbackWire()
        return try await TapSuite.shares(of: suites.apps, over: wire.backend, seed: plan.seed)
    }

    private func measure(
        _ benchmarks: [Benchmark], by worker: WorkerLaunch, processes: Int, repeats: Int,
        rounds: Int, as title: String
    ) throws -> [BenchmarkResult] {
        if benchmarks.isEmpty { return [] }
        var progress = TimedProgress(on: terminal)
        defer { terminal.clearProgress() }
        return try benchmarks.measured(
            processes: processes, repeats: repeats, rounds: rounds, seed: plan.seed,
            launch: worker.timing
        ) { progress.show(title, share: $0.share, remark: $0.remark) }
    }
}
