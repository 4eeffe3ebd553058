import Foundation
import Testing

@testable import Measuring

@Suite("Comparisons")
struct ComparisonTests {
    private let one = log(1.01)

    @Test("The ratio is the median of the processes, with its interval around it")
    func ratio() throws {
        let ratios = [1.2, 1.02, 1.05, 1.04, 1.06, 1.03, 1.01]
        let comparison = Comparison(logRatios: ratios.map { log($0) })
        #expect(abs(comparison.ratio - 1.04) < 1e-12)
        let interval = try #require(comparison.interval)
        #expect(abs(interval.lower - 1.01) < 1e-12)
        #expect(abs(interval.upper - 1.2) < 1e-12)
    }

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
        let comparison = Comparison(logRatios: Array(repeating: log(2), count: processes))
        #expect(comparison.interval == nil)
        #expect(Comparison.verdicts(of: [comparison]) == [.tooFewProcesses])
    }

    @Test("Figures that are none, as of turns that took no time, show nothing")
    func notANumber() {
        #expect(verdict(Array(repeating: log(0 / 0.0), count: 30)) == .noDifferenceShown)
    }

    @Test("Exactly 1 % is no difference, and a little more is one, to either side")
    func leastRatio() {
        for sign in [1, -1.0] {
            #expect(verdict(Array(repeating: sign * one, count: 30)) == .noDifferenceShown)
        }
        #expect(verdict(Array(repeating: one * 1.001, count: 30)) == .slower)
        #expect(verdict(Array(repeating: one * -1.001, count: 30)) == .faster)
    }

    @Test("What is smaller than the noise floor is none, whichever side that lies on")
    func noiseFloor() {
        let figures = Array(repeating: log(1.03), count: 30)
        #expect(verdict(figures, noiseFloor: 1.05) == .noDifferenceShown)
        #expect(verdict(figures, noiseFloor: 0.95) == .noDifferenceShown)
        #expect(verdict(figures, noiseFloor: 1.02) == .slower)
        #expect(verdict(figures.map(-), noiseFloor: 1.05) == .noDifferenceShown)
        #expect(verdict(figures.map(-), noiseFloor: 0.98) == .faster)
    }

    @Test(
        "In a run, the duplicate of the reference is the noise floor, and is not judged",
        arguments: [(1.05, Verdict.noDifferenceShown), (1.02, .slower)])
    func duplicate(ratio: Double, expected: Verdict) {
        let findings = Finding.all(in: [
            BenchmarkResult(
                suite: "s", name: "tap", subjects: ["a", Benchmark.duplicate, "b"],
                seconds: Array(repeating: [[1], [ratio], [1.03]], count: 30))
        ])
        #expect(findings.map(\.verdict) == [nil, nil, expected])
        #expect(findings.map(\.ratio) == [1, ratio, 1.03].map { exp(log($0)) })
        #expect(findings[1].interval?.contains(1) == false)
    }

    @Test("A few wild processes neither make a difference nor hide one")
    func spikes() {
        for wild in [50, 1 / 50.0] {
            let spikes = Array(repeating: log(wild), count: 3)
            #expect(verdict(Array(repeating: 0, count: 27) + spikes) == .noDifferenceShown)
            #expect(verdict(Array(repeating: log(1.03), count: 27) + spikes) == .slower)
            #expect(verdict(Array(repeating: log(0.97), count: 27) + spikes) == .faster)
        }
    }

    @Test("The error of placing code widens the interval: squares of independent errors add up")
    func widened() throws {
        // Of ten figures, the interval leaves out the lowest and the highest: -0.03 to 0.03.
        let figures = [-0.05, -0.03, -0.02, -0.01, -0.005, 0.005, 0.01, 0.02, 0.03, 0.05]
        let floor = NoiseFloor(logRatios: Array(repeating: -0.04, count: 10))
        let interval = try #require(Comparison(logRatios: figures, noiseFloor: floor).interval)
        // The error is a standard deviation, and the interval has 1.96 of them to either side.
        #expect(abs(log(interval.lower) + hypot(0.03, 1.96 * 0.04)) < 1e-12)
        #expect(abs(log(interval.upper) - hypot(0.03, 1.96 * 0.04)) < 1e-12)
    }

    @Test("A difference of the duplicate that its scatter explains is no error of placing code")
    func scatter() {
        let figures = [-0.05, -0.03, -0.02, -0.01, -0.005, 0.005, 0.01, 0.02, 0.03, 0.05]
        // The scatter of these ten is 0.03 / 1.96.
        for (shift, expected) in [(0, 0), (0.01, 0), (-0.03, 0.0258)] {
            let floor = NoiseFloor(logRatios: figures.map { $0 + shift })
            #expect(abs(floor.difference - abs(shift)) < 1e-12)
            #expect(abs(floor.placementError - expected) < 1e-4)
        }
        // Too few processes to tell the scatter: all of the difference counts.
        #expect(NoiseFloor(logRatios: [0.02, 0.02]).placementError == 0.02)
        #expect(NoiseFloor.none == NoiseFloor(logRatios: [0, 0]))
    }

    @Test("The same figures weigh less among many comparisons")
    func manyComparisons() {
        // Two dissenters of twelve: p = 2 * 79 / 4096 = 0.039, which is above 0.05 when doubled.
        let doubtful = Comparison(
            logRatios: Array(repeating: log(1.05), count: 10) + [0, 0])
        let clear = Comparison(logRatios: Array(repeating: log(1.05), count: 12))
        let nothing = Comparison(logRatios: Array(repeating: 0, count: 12))
        #expect(Comparison.verdicts(of: [doubtful]) == [.slower])
        #expect(
            Comparison.verdicts(of: [nothing, doubtful]) == [.noDifferenceShown, .tooFewProcesses])
        // Once the clear one is found, the doubtful one is the only one left.
        #expect(Comparison.verdicts(of: [doubtful, clear]) == [.slower, .slower])
        #expect(Comparison.verdicts(of: []).isEmpty)
    }

    @Test(
        "Where the interval lies beyond the margin and the verdict fails, there are too few processes",
        arguments: [6, 12, 20])
    func tooFewForSoMany(processes: Int) throws {
        var generator = SeededGenerator(seed: 2)
        let comparisons = (0..<100).map { number in
            Comparison(
                logRatios: (0..<processes).map { _ in
                    0.02 * Double(number % 5 - 2) + 0.02 * Spread.normal.figure(&generator)
                })
        }
        let verdicts = Comparison.verdicts(of: comparisons)
        for (comparison, verdict) in zip(comparisons, verdicts) {
            let interval = try #require(comparison.interval)
            let isBeyond = interval.lower > 1.01 || interval.upper < 1 / 1.01
            #expect(isBeyond == (verdict != .noDifferenceShown))
        }
        #expect(verdicts.contains(.tooFewProcesses))
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
                Comparison(
                    logRatios: (0..<12).map { _ in Spread.normal.figure(&generator) })
            }
            let verdicts = Comparison.verdicts(of: comparisons)
            if verdicts.contains(where: { $0 == .slower || $0 == .faster }) {
                runsWithFalseVerdict += 1
            }
            falseAlone += comparisons.count {
                Comparison.verdicts(of: [$0]) != [.noDifferenceShown]
            }
        }
        #expect(runsWithFalseVerdict <= runs / 20)
        // Judged each by itself, one in 26 is false: the data is hard enough to prove something.
        #expect(falseAlone > runs)
    }

    /// - Parameter noiseFloor: The ratio that all processes show of the duplicate.
    private func verdict(_ logRatios: [Double], noiseFloor: Double = 1) -> Verdict? {
        let floor = NoiseFloor(logRatios: Array(repeating: log(noiseFloor), count: 30))
        return Comparison.verdicts(of: [Comparison(logRatios: logRatios, noiseFloor: floor)]).first
    }
}
