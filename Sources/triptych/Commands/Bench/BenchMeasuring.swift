import Architectures
import BenchmarkReports
import Benchmarks
import LoopbackWire
import Measuring
import Reporting

/// Measures what was selected, with progress.
@MainActor
struct BenchMeasuring {
    private let options: BenchOptions
    private let selection: BenchSelection
    private let terminal: Terminal

    init(_ options: BenchOptions, _ selection: BenchSelection, on terminal: Terminal) {
        self.options = options
        self.selection = selection
        self.terminal = terminal
    }

    /// The times of all turns.
    func results() throws -> [BenchmarkResult] {
        try measure(
            selection.benchmarks, processes: options.processes, rounds: options.rounds,
            as: "comparing")
    }

    /// How times grow. A few processes will do, because orders of growth are told apart by far.
    func growth() throws -> [GrowthCurve] {
        let results = try measure(
            selection.series.flatMap(\.benchmarks), processes: 4, rounds: 1, as: "growth")
        return selection.series.flatMap { GrowthCurve.all(of: $0, in: results) }
    }

    /// What the actions ask of the heap and of the runtime.
    func counts() throws -> [CountedBenchmark] {
        if selection.counted.isEmpty { return [] }
        terminal.showProgress("counting")
        defer { terminal.clearProgress() }
        return try CountingRun(
            launch: WorkerLaunch.counting,
            instructions: options.isQuick ? nil : WorkerLaunch.instructions
        ).count(selection.counted)
    }

    /// Where the time of a tap goes.
    func taps() async throws -> [TapShare] {
        guard selection.hasTaps else { return [] }
        let wire = try LoopbackWire()
        return try await TapSuite(options.architectures.map(\.namedApp), way: wire.backend)
            .shares(seed: options.seed)
    }

    private func measure(
        _ benchmarks: [Benchmark], processes: Int, rounds: Int, as title: String
    ) throws -> [BenchmarkResult] {
        if benchmarks.isEmpty { return [] }
        let progress = TimedProgress(on: terminal)
        defer { terminal.clearProgress() }
        return try MeasuringRun(
            processes: processes, rounds: rounds, seed: options.seed, launch: WorkerLaunch.timing
        ).measure(benchmarks, stopwatch: SystemStopwatch()) {
            progress.show("\(title), process \($0.process) of \(processes)", share: $0.share)
        }
    }
}
