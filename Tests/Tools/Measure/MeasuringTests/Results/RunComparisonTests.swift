import Console
import Testing

@testable import Measuring

@Suite("The comparison with a saved run")
struct RunComparisonTests {
    private func report(
        from before: Double, to now: Double, above percentage: Int?
    ) throws
        -> RunComparison
    {
        try RunComparison(
            of: .made(mvvm: now), from: .made(mvvm: before), named: "monday", above: percentage)
    }

    @Test("What has not changed is counted only")
    func unchanged() throws {
        let report = try report(from: 2, to: 2, above: nil)
        #expect(report.passes)
        #expect(
            report.document.text(width: nil) == """
                Compared with "monday" (Swift 6, 12 processes of 2 rounds): of 2 ratios, 0 have become \
                larger, 0 smaller. Counts that differ: 0.
                """)
    }

    @Test("What has changed is listed")
    func changed() throws {
        let report = try report(from: 2, to: 2.2, above: nil)
        #expect(!report.passes)
        #expect(
            report.document.text(width: nil).contains(
                """
                tap      ready values  MVVM   2.00  2.20  1.10 (1.10–1.10) ▲
                """))
        #expect(try self.report(from: 2.2, to: 2, above: nil).passes)
    }

    @Test("What lies within the allowance is no change", arguments: [(5, false), (15, true)])
    func allowance(percentage: Int, passes: Bool) throws {
        #expect(try report(from: 2, to: 2.2, above: percentage).passes == passes)
    }

    @Test("One allocation more is listed and not allowed, one less only listed")
    func counts() throws {
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
        func report(to allocations: Int) throws -> RunComparison {
            try RunComparison(
                of: run(allocations: allocations), from: run(allocations: 10), named: "monday",
                above: 50)
        }
        let more = try report(to: 11)
        #expect(!more.passes)
        #expect(
            more.document.text(width: nil).contains("tap      allocations  MVP     10   11      +1")
        )
        #expect(try report(to: 9).passes)
        #expect(try report(to: 9).document.text(width: nil).contains("Counts that differ: 1."))
        #expect(try report(to: 10).passes)
    }

    @Test("What can't be compared is named with the reason, and does not pass")
    func unjudged() throws {
        let report = try RunComparison(
            of: .made(pace: 2e-9), from: .made(pace: 1e-9), named: "monday", above: 5)
        #expect(!report.passes)
        #expect(
            report.document.text(width: nil).contains(
                """
                of 0 ratios, 0 have become larger, 0 smaller. Counts that differ: 0.

                Not judged; --fail-above counts each as failed:
                  ready values: tap, MVP: not compared, because the processor was faster in one of the runs (pace 1.0 ns, now 2.0 ns)
                  ready values: tap, MVVM: not compared, because the processor was faster in one of the runs (pace 1.0 ns, now 2.0 ns)
                """))
    }

    @Test("What only one of the runs has is named, and does not pass")
    func unpaired() throws {
        let (run, name) = (BenchmarkRun.made(), "ready values: ")
        func only(_ action: String) -> BenchmarkRun {
            let renamed = run.results.map { made in
                BenchmarkResult(
                    suite: made.suite, name: action, subjects: made.subjects,
                    seconds: made.seconds, pace: made.pace)
            }
            return BenchmarkRun(head: run.head, results: run.results + renamed)
        }
        let report = try RunComparison(
            of: only("new"), from: only("old"), named: "monday", above: 5)
        #expect(!report.passes)
        #expect(
            report.document.text(width: nil).contains(
                """
                Measured in one of the runs only; --fail-above counts each as failed:
                  ready values: new, MVP: not in "monday"
                  ready values: new, MVVM: not in "monday"
                  ready values: old: only in "monday"
                """))
        // What was left out on purpose is not missing.
        let chosen = try RunComparison(
            of: run, from: only("old"), named: "monday", above: 5, isChosen: { $0 == name + "tap" })
        #expect(chosen.passes)
        // What every run of scenarios has is no comparison.
        let steps = [run, run].map { _ in only(Benchmark.emptyStep) }
        #expect(try RunComparison(of: steps[0], from: steps[1], named: "monday", above: 5).passes)
        let nothing = BenchmarkRun(head: run.head, results: Array(steps[0].results.suffix(3)))
        #expect(throws: MeasuringError.self) {
            try RunComparison(of: nothing, from: nothing, named: "monday", above: 5)
        }
    }

    @Test("Ratios of one layout are compared with those of the same program alone")
    func oneLayout() throws {
        func run(_ program: String) -> BenchmarkRun {
            let made = BenchmarkRun.made()
            let head = RunHead(
                toolchain: "Swift 6", machine: .made, processes: 12,
                placement: .oneLayout(program: program, reason: "r"), rounds: 2, seed: 1,
                scenariosPassed: 3)
            let counted = CountedBenchmark(
                suite: "ready values", name: "tap", subjects: ["MVP"],
                counts: [Counts(allocations: 1)])
            return BenchmarkRun(head: head, results: made.results, counts: [counted])
        }
        let same = try RunComparison(of: run("1"), from: run("1"), named: "monday", above: 5)
        #expect(
            same.passes
                && same.document.text(width: nil).contains("of 2 ratios, 0 have become larger"))
        let other = try RunComparison(of: run("2"), from: run("1"), named: "monday", above: 5)
        #expect(other.passes)
        #expect(
            other.document.text(width: nil).contains(
                "no ratio, because the runs had different memory layouts. Counts that differ: 0."))
    }
}
