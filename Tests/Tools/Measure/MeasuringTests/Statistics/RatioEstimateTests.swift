import Foundation
import Testing

@testable import Measuring

@Suite("Estimates of ratios")
struct RatioEstimateTests {
    private let one = log(1.01)

    @Test(
        "All equal is no difference, and all slower or faster by the same is one",
        arguments: [6, 30])
    func equal(processes: Int) {
        #expect(verdict(Array(repeating: 0, count: processes)) == .noDifferenceShown)
        #expect(verdict(Array(repeating: log(1.02), count: processes)) == .slower)
        #expect(verdict(Array(repeating: log(0.98), count: processes)) == .faster)
    }

    @Test("Too few processes show nothing, whatever they show", arguments: 0...5)
    func tooFew(processes: Int) {
        let comparison = RatioEstimate(logRatios: Array(repeating: log(2), count: processes))
        #expect(comparison.interval == nil)
        #expect(RatioEstimate.verdicts(of: [comparison]) == [.tooFewProcesses])
    }

    @Test("Exactly 1 % is no difference, and a little more is one, to either side")
    func leastRatio() {
        for sign in [1, -1.0] {
            #expect(verdict(Array(repeating: sign * one, count: 30)) == .noDifferenceShown)
        }
        #expect(verdict(Array(repeating: one * 1.001, count: 30)) == .slower)
        #expect(verdict(Array(repeating: one * -1.001, count: 30)) == .faster)
    }

    @Test("In one layout, no difference within the error of layouts counts")
    func oneLayout() {
        for sign in [1, -1.0] {
            let figures = Array(repeating: sign * 0.015, count: 30)
            #expect(verdict(figures, .made) == .noDifferenceShown)
            #expect(verdict(figures) == (sign > 0 ? .slower : .faster))
            #expect(
                verdict(figures.map { $0 * 1.1 }, .made) == (sign > 0 ? .slower : .faster))
        }
    }

    @Test("The reference, its duplicate, and a step that does nothing are not judged")
    func duplicate() {
        let findings = Finding.all(in: [
            BenchmarkResult(
                suite: "s", name: "tap", subjects: ["a", Benchmark.duplicate, "b"],
                seconds: Array(repeating: [[1], [1.05], [1.03]], count: 30)),
            BenchmarkResult(
                suite: "s", name: Benchmark.emptyStep, subjects: ["a", "b"],
                seconds: Array(repeating: [[1], [2]], count: 30)),
        ])
        #expect(findings.map(\.verdict) == [nil, nil, .slower, nil, nil])
        #expect(findings.map(\.isReference) == [true, false, false, true, false])
        #expect(findings.map(\.ratio) == [1, 1.05, 1.03, 1, 2].map { exp(log($0)) })
        #expect(findings[1].interval?.contains(1) == false)
    }

    @Test("In one layout the interval is wider: squares of independent errors add up")
    func widened() throws {
        // Of ten figures, the interval leaves out the lowest and the highest: -0.03 to 0.03.
        let figures = [-0.05, -0.03, -0.02, -0.01, -0.005, 0.005, 0.01, 0.02, 0.03, 0.05]
        let interval = try #require(RatioEstimate(logRatios: figures, placement: .made).interval)
        // The error is a standard deviation, and the interval has 1.96 of them to either side.
        #expect(abs(log(interval.lower) + hypot(0.03, 1.96 * 0.008)) < 1e-12)
        #expect(abs(log(interval.upper) - hypot(0.03, 1.96 * 0.008)) < 1e-12)
        let plain = try #require(RatioEstimate(logRatios: figures).interval)
        #expect(abs(log(plain.lower) + 0.03) < 1e-12 && abs(log(plain.upper) - 0.03) < 1e-12)
    }

    @Test("The same figures weigh less among many comparisons")
    func manyComparisons() {
        // Two dissenters of twelve: p = 2 * 79 / 4096 = 0.039, which is above 0.05 when doubled.
        let doubtful = RatioEstimate(
            logRatios: Array(repeating: log(1.05), count: 10) + [0, 0])
        let clear = RatioEstimate(logRatios: Array(repeating: log(1.05), count: 12))
        let nothing = RatioEstimate(logRatios: Array(repeating: 0, count: 12))
        #expect(RatioEstimate.verdicts(of: [doubtful]) == [.slower])
        #expect(
            RatioEstimate.verdicts(of: [nothing, doubtful]) == [
                .noDifferenceShown, .tooFewProcesses,
            ])
        // Once the clear one is found, the doubtful one is the only one left.
        #expect(RatioEstimate.verdicts(of: [doubtful, clear]) == [.slower, .slower])
        #expect(RatioEstimate.verdicts(of: []).isEmpty)
    }

    @Test("Of sixty comparisons of the same, run after run, hardly a run has a false verdict")
    func identical() {
        var generator = SeededGenerator(seed: 1)
        let runs = 100
        var runsWithFalseVerdict = 0
        var falseAlone = 0
        for _ in 0..<runs {
            // So noisy that the least difference is no protection.
            let comparisons = (0..<60).map { _ in
                RatioEstimate(
                    logRatios: (0..<12).map { _ in Spread.normal.figure(&generator) })
            }
            let verdicts = RatioEstimate.verdicts(of: comparisons)
            if verdicts.contains(where: { $0 == .slower || $0 == .faster }) {
                runsWithFalseVerdict += 1
            }
            falseAlone += comparisons.count {
                RatioEstimate.verdicts(of: [$0]) != [.noDifferenceShown]
            }
        }
        #expect(runsWithFalseVerdict <= runs / 20)
        // Judged each by itself, one in 26 is false: the data is hard enough to prove something.
        #expect(falseAlone > runs)
    }

    private func verdict(
        _ logRatios: [Double], _ placement: Placement = .manyLayouts
    ) -> Verdict? {
        let comparison = RatioEstimate(logRatios: logRatios, placement: placement)
        return RatioEstimate.verdicts(of: [comparison]).first
    }
}

extension Placement {
    fileprivate static let made = Placement.oneLayout(program: "1", reason: "r")
}
