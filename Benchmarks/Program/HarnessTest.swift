import AppContract
import Benchmarks
import Console
import Measuring
import Toolchain

/// Measures the harness itself, and says whether its figures can be believed.
@MainActor
struct HarnessTest {
    /// Work whose true ratios are known.
    private struct Work {
        let title: String
        let benchmarks: [Benchmark]
        let runs: Int
        /// Compares the verdicts of the harness on all runs with the truth.
        let judge: ([[BenchmarkResult]]) -> [[JudgedTruth]]
    }

    /// A short and a long action. With `--quick`, only these two are measured.
    private static let actions = ["type one character", "one whole session"]

    /// The apps to compare. The first one is also compared with its copies, because these ratios are known.
    let apps: [NamedApp]
    /// The first app, compiled six more times.
    let copies: [NamedApp]
    let isQuick: Bool
    let seed: UInt64
    let terminal: Terminal

    func run() throws -> ExitCode {
        let kinds: [ServiceKind] = isQuick ? [.readyValues] : ServiceKind.allCases
        let compared = Suites(of: apps).benchmarks.filter {
            $0.suite == ServiceKind.readyValues.rawValue && !$0.isLong && isMeasured($0)
        }
        let works = [
            Work(
                title: "The actions of \(apps[0].name)",
                benchmarks: Suites.known(of: apps[0], copies: copies, with: kinds)
                    .filter(isMeasured),
                runs: isQuick ? 1 : 5, judge: { $0.map(JudgedTruth.all(in:)) }),
            Work(
                title: "Two runs compared", benchmarks: compared,
                runs: isQuick ? 2 : 5, judge: JudgedTruth.all(between:)),
        ]
        // Print each table at once, because the next one takes long.
        let neighbours = try neighbours()
        terminal.print(Document([.table(SelfTestReport.table(of: neighbours))]))
        let parts = try works.map { work in
            let part = try part(work)
            terminal.print("")
            terminal.print(Document([.table(SelfTestReport.table(of: part))]))
            return part
        }
        let report = SelfTestReport(parts, neighbours: neighbours)
        if !report.isPassed { terminal.note("the self-test missed a goal; see the table") }
        return report.isPassed ? .success : .failure
    }

    private func isMeasured(_ benchmark: Benchmark) -> Bool {
        !isQuick || Self.actions.contains(benchmark.name)
    }

    /// Makes each run on an idle machine, and directly afterwards with all cores busy, because both use the same layouts.
    /// So these are linked only once.
    private func part(_ work: Work) throws -> SelfTestReport.Part {
        let runs = try (0..<work.runs).map { run in
            (
                idle: try results(of: work, run: run, whileBusy: false),
                busy: try results(of: work, run: run, whileBusy: true)
            )
        }
        return (
            work.title,
            [
                SelfTestFigures(work.judge(runs.map(\.idle)), whileBusy: false),
                SelfTestFigures(work.judge(runs.map(\.busy)), whileBusy: true),
            ]
        )
    }

    private func results(
        of work: Work, run: Int, whileBusy isBusy: Bool
    ) throws -> [BenchmarkResult] {
        let busyCores = isBusy ? BusyCores() : nil
        defer { busyCores?.end() }
        return try measure(
            work.benchmarks, run: run,
            as: "\(work.title), \(isBusy ? "all cores busy" : "idle"), "
                + "run \(run + 1) of \(work.runs)")
    }

    /// Measures and counts two actions of some apps: each action by itself, and then together with another action and all
    /// apps.
    private func neighbours() throws -> NeighbourFigures {
        let alone = try Self.actions.map {
            try figures(of: [$0], by: apps.prefix(1) + apps.suffix(2))
        }
        return NeighbourFigures(
            alone: (alone.flatMap(\.results), alone.flatMap(\.counted)),
            among: try figures(of: Self.actions + ["log in"], by: apps))
    }

    /// The findings of a run about these actions and apps, with ready services.
    private func figures(
        of actions: [String], by apps: [NamedApp]
    ) throws -> NeighbourFigures.Figures {
        let suites = Suites(of: apps).filtered { name, _ in
            actions.contains { name.hasSuffix("\(ServiceKind.readyValues.rawValue): \($0)") }
        }
        let worker = WorkerLaunch()
        return (
            try measure(suites.benchmarks, run: 0, as: "alone and together"),
            try suites.counted.counted(
                launch: worker.counting, instructions: worker.instructions())
        )
    }

    /// - Parameter run: The number of the run. It is added to the seed, so each run has other layouts.
    private func measure(
        _ benchmarks: [Benchmark], run: Int, as title: String
    ) throws -> [BenchmarkResult] {
        var progress = TimedProgress(on: terminal)
        defer { terminal.clearProgress() }
        let processes = isQuick ? 15 : 30
        let seed = seed &+ UInt64(run)
        let layouts = try ProgramLayouts(of: OwnProgram.url)
        try layouts.make(WorkOrder.seeds(processes, from: seed))
        return try benchmarks.flatMap(\.pairs).measured(
            processes: processes, repeats: processes / 3,
            rounds: BenchPlan.rounds(isQuick: isQuick), seed: seed,
            launch: WorkerLaunch(layouts: layouts).timing
        ) { progress.show("self-test: \(title)", share: $0.share, remark: $0.remark) }
    }
}
