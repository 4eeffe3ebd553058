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
    /// The app whose actions are measured.
    let reference: NamedApp

    /// The processes of each run: as many as `bench` has, or half of them.
    private var processes: Int { isQuick ? 15 : 30 }

    func run(on terminal: Terminal) throws -> ExitCode {
        let report = SelfTestReport([
            try part(
                "The actions of \(reference.name)",
                KnownActions.benchmarks(
                    of: reference, with: isQuick ? [.readyValues] : ServiceKind.allCases),
                runs: isQuick ? 1 : 3, on: terminal),
            try part(
                "Synthetic work", SyntheticWork.benchmarks, runs: 1, on: terminal),
        ])
        terminal.print(report.text(width: terminal.width))
        if !report.isPassed { terminal.note("the self-test missed a goal") }
        return report.isPassed ? .success : .failure
    }

    private func part(
        _ work: String, _ benchmarks: [KnownBenchmark], runs: Int, on terminal: Terminal
    ) throws -> SelfTestReport.Part {
        let test = SelfTest(
            of: benchmarks, runs: runs, processes: processes, seed: seed,
            launch: WorkerLaunch.timing)
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
