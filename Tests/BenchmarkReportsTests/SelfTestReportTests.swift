import Measuring
import Testing

@testable import BenchmarkReports

@Suite("The report of a self-test")
struct SelfTestReportTests {
    private func report(_ figures: SelfTestFigures) -> SelfTestReport {
        SelfTestReport([("idle", figures)])
    }

    private func figures(
        comparisons: Int = 900, falseVerdicts: Double = 0, found: Double = 1,
        coverage: Double = 0.95
    ) -> SelfTestFigures {
        SelfTestFigures(
            comparisons: comparisons, falseVerdicts: falseVerdicts, foundOfThree: found,
            foundOfFive: 1, error: 0.001, coverage: coverage)
    }

    @Test("Goals that are met stand beside what was reached")
    func passed() {
        let report = report(figures())
        #expect(report.isPassed)
        #expect(
            report.text(width: nil).contains(
                "95 % intervals that hold the truth  93.00 % to 97.00 %   95.00 %"))
    }

    @Test("A goal that is missed is marked, and fails the test")
    func missed() {
        #expect(!report(figures(falseVerdicts: 0.02)).isPassed)
        #expect(!report(figures(coverage: 0.9)).isPassed)
        let report = report(figures(found: 0.8))
        #expect(!report.isPassed)
        #expect(report.text(width: nil).contains("MISSED 80.00 %"))
    }

    @Test("Too few comparisons say nothing of the intervals")
    func tooFew() {
        let report = report(figures(comparisons: 60, coverage: 0.9))
        #expect(report.isPassed)
        #expect(report.text(width: nil).contains("(too few) 90.00 %"))
    }
}
