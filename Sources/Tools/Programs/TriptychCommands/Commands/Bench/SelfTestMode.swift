import AppContract
import BenchmarkResults
import Benchmarks
import Measuring
import Output

/// Measures the harness itself, and says whether its figures can be believed.
@MainActor
struct SelfTestMode {
    let isQuick: Bool
    let seed: UInt64
    /// The apps; the actions of the first are the known ones.
    let apps: [NamedApp]

    /// The processes of each run: as many as `bench` has, or half of them.
    private var processes: Int { isQuick ? 15 : 30 }

    func run(on terminal: Terminal) throws -> ExitCode {
        let known = KnownActions.benchmarks(
            of: apps[0], with: isQuick ? [.readyValues] : ServiceKind.allCases)
        let compared = Suites.benchmarks(of: apps).filter {
            $0.suite == ServiceKind.readyValues.rawValue && !$0.isLong
        }
        let report = SelfTestReport([
            try part(
                "The actions of \(apps[0].name)", known.map(\.benchmark), runs: isQuick ? 1 : 3,
                on: terminal
            ) { $0.flatMap(known.judged) },
            try part(
                "Two runs compared", compared, runs: isQuick ? 2 : 5, on: terminal,
                judge: RepeatedRuns.judged),
        ])
        terminal.print(report.text(width: terminal.width))
        if !report.isPassed { terminal.note("the self-test missed a goal") }
        return report.isPassed ? .success : .failure
    }

    private func part(
        _ work: String, _ benchmarks: [Benchmark], runs: Int, on terminal: Terminal,
        judge: @escaping ([[BenchmarkResult]]) -> [JudgedTruth]
    ) throws -> SelfTestReport.Part {
        let test = SelfTest(
            of: benchmarks, runs: runs, processes: processes, seed: seed,
            launch: WorkerLaunch.timing, judge: judge)
        return SelfTestReport.Part(
            work: work,
            idle: try figures(of: test, "\(work), idle", whileBusy: false, on: terminal),
            busy: try figures(of: test, "\(work), all cores busy", whileBusy: true, on: terminal))
    }

    private func figures(
        of test: SelfTest, _ title: String, whileBusy isBusy: Bool, on terminal: Terminal
    ) throws -> SelfTestFigures {
        var progress = TimedProgress(on: terminal)
        defer { terminal.clearProgress() }
        return try test.figures(whileBusy: isBusy) {
            progress.show("self-test: \(title)", share: $0)
        }
    }
}
