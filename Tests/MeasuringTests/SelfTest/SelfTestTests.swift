import Foundation
@testable import Measuring
import Testing

@Suite("Self-test")
@MainActor
struct SelfTestTests {
    @Test("It measures twenty benchmarks, each with three subjects beside the reference")
    func benchmarks() {
        #expect(Set(SelfTest.benchmarks.map(\.id)).count == 20)
        for benchmark in SelfTest.benchmarks {
            #expect(
                benchmark.subjects.map(\.name)
                    == ["reference", "identical", "3 % slower", "5 % slower"])
            #expect(benchmark.subjects.count == SelfTest.ratios.count)
        }
    }

    @Test("Its work can be measured as any other")
    func work() throws {
        let benchmark = SelfTest.benchmarks[0]
        let entry = WorkOrder.Entry(
            benchmark: benchmark.id, subjects: benchmark.subjects.map(\.name), repetitions: 2,
            rounds: 3)
        try Worker(SelfTest.benchmarks, stopwatch: SystemStopwatch())
            .carryOut(WorkOrder(entries: [entry], seed: 1)) { turns in
                #expect(turns.seconds.map(\.count) == [3, 3, 3, 3])
                #expect(turns.seconds.joined().allSatisfy { $0 > 0 })
            }
    }

    @Test("A judged truth knows how far off the estimate is, and whether the interval covers it")
    func judgedTruth() {
        let judged = judged(truth: 1.05, as: 1.155, .slower)
        #expect(abs(judged.error - 0.105) < 1e-12)
        #expect(abs(self.judged(truth: 1.05, as: 0.945, .slower).error - 0.105) < 1e-12)
        #expect(!judged.isCovered)
        #expect(self.judged(truth: 1, as: 1, .slower).isCovered)
        #expect(!self.judged(truth: 1, as: 1, .slower, processes: 5).isCovered)
    }

    @Test("Figures are shares of the subjects that they speak of")
    func figures() {
        let figures = SelfTestFigures([
            judged(truth: 1, as: 1, .noDifferenceShown), judged(truth: 1, as: 1, .slower),
            judged(truth: 1, as: 1.2, .faster), judged(truth: 1, as: 1, .tooFewProcesses),
            judged(truth: 1.03, as: 1.03, .slower), judged(truth: 1.03, as: 1.03, .faster),
            judged(truth: 1.03, as: 1.03, .slower), judged(truth: 1.03, as: 1.03, .slower),
            judged(truth: 1.05, as: 1.05, .slower),
            judged(truth: 1.05, as: 1.26, .noDifferenceShown),
        ])
        #expect(figures.comparisons == 10)
        #expect(figures.falseVerdicts == 0.5)
        #expect(figures.foundOfThree == 0.75)
        #expect(figures.foundOfFive == 0.5)
        #expect(abs(figures.error - 0.041) < 1e-12)
        #expect(figures.coverage == 0.8)
    }

    @Test("A harness that measures exactly has nothing false, finds all, and is off by nothing")
    func exact() {
        let figures = figures(of: [results(SelfTest.ratios), results(SelfTest.ratios)])
        #expect(figures.comparisons == 120)
        #expect(figures.falseVerdicts == 0)
        #expect(figures.foundOfThree == 1)
        #expect(figures.foundOfFive == 1)
        #expect(figures.error < 1e-12)
    }

    @Test("A harness that finds everything slower shows in the false verdicts")
    func biased() {
        let figures = figures(of: [results([1, 1.1, 1.1, 1.1]), results(SelfTest.ratios)])
        #expect(figures.falseVerdicts == 0.5)
        #expect(figures.foundOfThree == 1)
        #expect(figures.coverage <= 0.5)
    }

    @Test("Each run is judged by itself, as a run of a suite is")
    func runs() {
        // Twelve processes are enough for the sixty comparisons of one run, not for 120 of two.
        let doubtful = results(SelfTest.ratios, processes: 12)
        let figures = figures(of: Array(repeating: doubtful, count: 3))
        #expect(figures.foundOfFive == 1)
    }

    private func figures(of runs: [[BenchmarkResult]]) -> SelfTestFigures {
        SelfTestFigures(runs.flatMap(SelfTest.judged))
    }

    /// A comparison of processes that all show the same ratio.
    private func judged(
        truth: Double, as ratio: Double, _ verdict: Verdict, processes: Int = 6
    ) -> JudgedTruth {
        let comparison = Comparison(logRatios: Array(repeating: log(ratio), count: processes))
        return JudgedTruth(
            truth: truth, ratio: comparison.ratio, interval: comparison.interval, verdict: verdict)
    }

    /// What a run would give if each subject took exactly as many times as long.
    private func results(_ ratios: [Double], processes: Int = 30) -> [BenchmarkResult] {
        SelfTest.benchmarks.map {
            BenchmarkResult(
                suite: $0.suite, name: $0.name, subjects: $0.subjects.map(\.name),
                seconds: Array(repeating: ratios.map { [$0] }, count: processes))
        }
    }
}
