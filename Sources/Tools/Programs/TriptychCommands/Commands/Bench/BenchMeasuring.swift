import BenchmarkResults
import Benchmarks
import LoopbackWire
import Measuring
import Output

/// Measures what was selected, with progress.
@MainActor
struct BenchMeasuring {
    private let plan: BenchPlan
    private let selection: BenchSelection
    private let terminal: Terminal

    init(_ plan: BenchPlan, _ selection: BenchSelection, on terminal: Terminal) {
        self.plan = plan
        self.selection = selection
        self.terminal = terminal
    }

    /// Proves that the apps behave the same, then measures them.
    ///
    /// - Returns: Nil if they don't; a message has been printed then.
    func run() async throws -> BenchmarkRun? {
        guard let passed = try await ScenarioGate(selection.apps).passes(on: terminal) else {
            return nil
        }
        return BenchmarkRun(
            head: RunHead(
                processes: plan.processes, rounds: plan.rounds, seed: plan.seed,
                scenariosPassed: passed, unproven: unproven, isQuick: plan.isQuick),
            results: try results(), counts: try counts(), growth: try growth(),
            taps: try await taps())
    }

    /// Says which apps pass only some features.
    private var unproven: String? {
        let texts = plan.proven.sorted { $0.key < $1.key }.map { app, features in
            "\(app), but for \(features.isEmpty ? "nothing" : features.sorted().listed)"
        }
        return texts.isEmpty ? nil : texts.joined(separator: "; ")
    }

    private var worker: WorkerLaunch { WorkerLaunch(scenarios: plan.scenarios) }

    private func results() throws -> [BenchmarkResult] {
        try measure(
            selection.benchmarks, processes: plan.processes, repeats: plan.processes / 3,
            rounds: plan.rounds, as: "comparing")
    }

    /// How times grow. Of nine processes, the interval leaves out the lowest and the highest exponent.
    private func growth() throws -> [GrowthCurve] {
        let results = try measure(
            selection.series.flatMap(\.benchmarks), processes: 9, rounds: 1, as: "growth")
        return selection.series.flatMap { GrowthCurve.all(of: $0, in: results) }
    }

    private func counts() throws -> [CountedBenchmark] {
        if selection.counted.isEmpty { return [] }
        terminal.showProgress("counting")
        defer { terminal.clearProgress() }
        return try selection.counted.counted(
            launch: worker.counting,
            instructions: plan.isQuick ? nil : worker.instructions)
    }

    /// Where the time of a tap goes.
    private func taps() async throws -> [TapShare] {
        guard selection.hasTap else { return [] }
        let wire = try LoopbackWire()
        return try await TapSuite.shares(of: selection.apps, over: wire.backend, seed: plan.seed)
    }

    private func measure(
        _ benchmarks: [Benchmark], processes: Int, repeats: Int = 0, rounds: Int,
        as title: String
    ) throws -> [BenchmarkResult] {
        if benchmarks.isEmpty { return [] }
        var progress = TimedProgress(on: terminal)
        defer { terminal.clearProgress() }
        return try benchmarks.measured(
            processes: processes, repeats: repeats, rounds: rounds, seed: plan.seed,
            launch: worker.timing
        ) { progress.show(title, share: $0) }
    }
}
