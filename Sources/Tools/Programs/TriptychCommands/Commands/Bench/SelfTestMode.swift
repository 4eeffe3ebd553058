import AppContract
import BenchmarkResults
import Benchmarks
import Measuring
import Output

/// Measures the harness itself, and says whether its figures can be believed.
@MainActor
struct SelfTestMode {
    /// Work whose true ratios are known.
    private struct Work {
        let title: String
        let benchmarks: [Benchmark]
        let runs: Int
        /// What the harness says of all runs, beside the truth.
        let judge: ([[BenchmarkResult]]) -> [[JudgedTruth]]
    }

    /// The actions of the first app are the known ones.
    let plan: BenchPlan
    /// The first app, compiled six more times.
    let copies: [NamedApp]
    let terminal: Terminal

    func run() throws -> ExitCode {
        let kinds: [ServiceKind] = plan.isQuick ? [.readyValues] : ServiceKind.allCases
        let compared = Suites(of: plan.apps).benchmarks.filter {
            $0.suite == ServiceKind.readyValues.rawValue && !$0.isLong
        }
        let report = SelfTestReport([
            try part(
                Work(
                    title: "The actions of \(plan.apps[0].name)",
                    benchmarks: Suites.known(of: plan.apps[0], copies: copies, with: kinds),
                    runs: plan.isQuick ? 1 : 3, judge: { $0.flatMap(JudgedTruth.all(in:)) })),
            try part(
                Work(
                    title: "Two runs compared", benchmarks: compared, runs: plan.isQuick ? 2 : 7,
                    judge: JudgedTruth.all(between:))),
        ])
        terminal.print(report.document)
        if !report.isPassed { terminal.note("the self-test missed a goal") }
        return report.isPassed ? .success : .failure
    }

    private func part(_ work: Work) throws -> SelfTestReport.Part {
        let idle = try figures(of: work, whileBusy: false)
        let busyCores = BusyCores()
        defer { busyCores.end() }
        return (work.title, [idle, try figures(of: work, whileBusy: true)])
    }

    private func figures(of work: Work, whileBusy isBusy: Bool) throws -> SelfTestFigures {
        var progress = TimedProgress(on: terminal)
        defer { terminal.clearProgress() }
        let processes = plan.isQuick ? 15 : 30
        let results = try (0..<work.runs).map { run in
            let seed = plan.seed &+ UInt64(run)
            let layouts = try ProgramLayouts(of: OwnProgram.url)
            try layouts.make(WorkOrder.seeds(processes, from: seed))
            return try work.benchmarks.measured(
                processes: processes, repeats: processes / 3, rounds: plan.isQuick ? 16 : 64,
                seed: seed, launch: WorkerLaunch(layouts: layouts).timing
            ) {
                progress.show(
                    "self-test: \(work.title), \(isBusy ? "all cores busy" : "idle")",
                    share: (Double(run) + $0) / Double(work.runs))
            }
        }
        return SelfTestFigures(work.judge(results), whileBusy: isBusy)
    }
}
