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
        #expect(!report.hasGrown)
        #expect(
            report.text(width: nil) == """
                Compared with "monday" (Swift 6, 12 processes of 2 rounds): of 3 ratios, 0 have become \
                larger, 0 smaller. Counts that differ: 0.
                """)
    }

    @Test("What has changed is listed")
    func changed() {
        let report = report(from: 2, to: 2.2, above: nil)
        #expect(report.hasGrown)
        #expect(
            report.text(width: nil).contains(
                """
                tap      ready values  MVVM   2.00  2.20  1.10 (1.10–1.10) ▲
                """))
        #expect(!self.report(from: 2.2, to: 2, above: nil).hasGrown)
    }

    @Test("What lies within the allowance is no change", arguments: [(5, true), (15, false)])
    func allowance(percentage: Int, hasGrown: Bool) {
        #expect(report(from: 2, to: 2.2, above: percentage).hasGrown == hasGrown)
    }

    @Test("One allocation more is listed and not allowed, one less only listed")
    func counts() {
        func run(allocations: Int) -> BenchmarkRun {
            let counts = Counts(
                allocations: allocations, bytes: 8, blocksLeft: 0, retains: 1, releases: 1,
                instructions: 1000)
            return BenchmarkRun(
                head: BenchmarkRun.made().head, results: [],
                counts: [
                    CountedBenchmark(
                        suite: "ready values", name: "tap", subjects: ["MVP"], counts: [counts])
                ])
        }
        func report(to allocations: Int) -> ChangeReport {
            ChangeReport(
                of: run(allocations: allocations), from: run(allocations: 10), named: "monday",
                above: 50)
        }
        let more = report(to: 11)
        #expect(more.hasGrown)
        #expect(more.text(width: nil).contains("tap      allocations  MVP     10   11      +1"))
        #expect(!report(to: 9).hasGrown)
        #expect(report(to: 9).text(width: nil).contains("Counts that differ: 1."))
        #expect(!report(to: 10).hasGrown)
    }
}
