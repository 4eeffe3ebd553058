import BenchmarkReports
import Measuring
import Reporting

/// Measures the harness itself, and says whether its figures can be believed.
@MainActor
struct SelfTestMode {
    let isQuick: Bool
    let seed: UInt64

    /// 15 runs make 300 comparisons of each kind.
    private var runs: Int { isQuick ? 1 : 15 }

    func run(on terminal: Terminal) throws -> ExitCode {
        let test = SelfTest(runs: runs, seed: seed, launch: WorkerLaunch.timing)
        let report = SelfTestReport([
            ("idle", try figures(of: test, whileBusy: false, on: terminal)),
            ("all cores busy", try figures(of: test, whileBusy: true, on: terminal)),
        ])
        terminal.print(report.text(width: terminal.width))
        if !report.isPassed { terminal.note("the self-test missed a goal") }
        return report.isPassed ? .success : .failure
    }

    private func figures(
        of test: SelfTest, whileBusy isBusy: Bool, on terminal: Terminal
    ) throws -> SelfTestFigures {
        var progress = TimedProgress(on: terminal)
        defer { terminal.clearProgress() }
        return try test.figures(whileBusy: isBusy) {
            progress.show(isBusy ? "self-test, all cores busy" : "self-test, idle", share: $0)
        }
    }
}
