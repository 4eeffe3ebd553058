import AppContract
import BenchmarkReports
import Benchmarks
import Measuring
import Reporting

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
        let report = SelfTestReport([
            try part(
                "The actions of \(apps[0].name)", test(known, runs: isQuick ? 1 : 3), on: terminal),
            try part("Synthetic work", test(SyntheticWork.benchmarks, runs: 1), on: terminal),
            try part(
                "Two runs compared",
                SelfTest(
                    repeating: Suites.short(of: apps, with: .readyValues), runs: isQuick ? 2 : 5,
                    processes: processes, seed: seed, launch: WorkerLaunch.timing), on: terminal),
        ])
        terminal.print(report.text(width: terminal.width))
        if !report.isPassed { terminal.note("the self-test missed a goal") }
        return report.isPassed ? .success : .failure
    }

    private func test(_ known: [KnownBenchmark], runs: Int) -> SelfTest {
        SelfTest(
            of: known, runs: runs, processes: processes, seed: seed, launch: WorkerLaunch.timing)
    }

    private func part(
        _ work: String, _ test: SelfTest, on terminal: Terminal
    ) throws -> SelfTestReport.Part {
        SelfTestReport.Part(
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
