import Console
import Testing

@testable import Measuring

@Suite("The report of a self-test")
struct SelfTestReportTests {
    private func report(idle: SelfTestFigures, busy: SelfTestFigures? = nil) -> SelfTestReport {
        SelfTestReport(
            [("Actions", [idle, busy ?? figures(isBusy: true)])],
            neighbours: neighbours(instructions: 700))
    }

    /// One action that was measured alone and among others, and has 700 instructions alone.
    private func neighbours(instructions: Int) -> NeighbourFigures {
        let run = BenchmarkRun.made()
        let counted = [700, instructions].map { instructions in
            CountedBenchmark(
                suite: "ready values", name: "tap", subjects: ["MVC"],
                counts: [Counts(instructions: instructions)])
        }
        return NeighbourFigures(
            alone: (run.results, [counted[0]]), among: (run.results, [counted[1]]))
    }

    private func figures(
        comparisons: Int = 308, falseRuns: Double = 0, three: Double = 1, six: Double = 1,
        error: Double = 0.001, coverage: Double = 0.95, isBusy: Bool = false
    ) -> SelfTestFigures {
        SelfTestFigures(
            comparisons: comparisons, runs: 20, falseRuns: falseRuns, foundOfThree: three,
            foundOfSix: six, error: error, coverage: coverage, isBusy: isBusy)
    }

    private func text(_ table: Table) -> String { Document([.table(table)]).text(width: nil) }

    @Test("Goals are beside what was reached")
    func passed() {
        let report = report(idle: figures())
        #expect(report.isPassed)
        let text = text(SelfTestReport.table(of: ("Actions", [figures()])))
        #expect(text.contains("95.00 %  93.00 % to 97.00 %, reached"))
        #expect(text.contains("0.10 %"))
        #expect(text.contains("20, 308"))
    }

    @Test("A goal that is missed is marked, and fails the test")
    func missed() {
        #expect(!report(idle: figures(falseRuns: 0.1)).isPassed)
        #expect(!report(idle: figures(coverage: 0.9)).isPassed)
        #expect(!report(idle: figures(), busy: figures(six: 0.9, isBusy: true)).isPassed)
        #expect(!report(idle: figures(six: 0.99)).isPassed)
        #expect(!report(idle: figures(three: 0.8)).isPassed)
        let table = SelfTestReport.table(of: ("Actions", [figures(three: 0.8)]))
        #expect(text(table).contains("80.00 %  at least 95.00 %, MISSED"))
    }

    @Test("A count that depends on what else is measured is marked, and fails the test")
    func neighbours() {
        func report(_ neighbours: NeighbourFigures) -> SelfTestReport {
            SelfTestReport([("Actions", [figures()])], neighbours: neighbours)
        }
        let same = neighbours(instructions: 700)
        #expect(report(same).isPassed)
        #expect(text(SelfTestReport.table(of: same)).contains("none, reached"))
        #expect(!text(SelfTestReport.table(of: same)).contains("MISSED"))
        let other = neighbours(instructions: 701)
        #expect(!report(other).isPassed)
        #expect(
            text(SelfTestReport.table(of: other)).contains(
                /counts that differ between the two +none, MISSED +1 +1\n/))
    }

    @Test("With all cores busy, fewer have to be found")
    func busy() {
        #expect(
            report(idle: figures(), busy: figures(three: 0.5, six: 0.96, isBusy: true)).isPassed)
        #expect(!report(idle: figures(three: 0.5)).isPassed)
    }
}
