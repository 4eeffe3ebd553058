import Measuring
import Testing

@testable import BenchmarkReports

@Suite("The comparison with a saved run")
struct ChangeReportTests {
    private func report(from before: Double, to now: Double, above percentage: Int?) -> ChangeReport
    {
        ChangeReport(
            of: .made(mvvm: now), from: .made(mvvm: before), named: "monday", above: percentage)
    }

    @Test("What has not changed is counted only")
    func unchanged() {
        let report = report(from: 2, to: 2, above: nil)
        #expect(report.slower.isEmpty)
        #expect(
            report.text(width: nil) == """
                Compared with "monday" (Swift 6, 12 processes of 2 rounds): of 3 ratios, 0 have become \
                larger, 0 smaller.
                """)
    }

    @Test("What has changed is listed")
    func changed() {
        let report = report(from: 2, to: 2.2, above: nil)
        #expect(report.slower.map(\.subject) == ["MVVM"])
        #expect(
            report.text(width: nil).contains(
                """
                tap      ready values  MVVM   2.00  2.20  1.10 (1.10–1.10)
                """))
        #expect(self.report(from: 2.2, to: 2, above: nil).slower.isEmpty)
    }

    @Test("What lies within the allowance is no change", arguments: [(5, 1), (15, 0)])
    func allowance(percentage: Int, count: Int) {
        #expect(report(from: 2, to: 2.2, above: percentage).slower.count == count)
    }
}
