import Foundation
import Testing

@testable import Measuring

@Suite("Self-test")
@MainActor
struct SelfTestTests {
    @Test(
        "A known ratio is exact: so many more repetitions than are counted, in however many turns",
        arguments: [
            (1, 32, 3), (2, 16, 6), (8, 4, 24), (32, 1, 96), (64, 1, 96), (1024, 1, 96),
        ])
    func repetitions(counted: Int, turns: Int, mostRounds: Int) {
        let made = known(repetitions: counted)
        #expect(made.repetitions == counted)
        #expect(made.turns == turns)
        #expect(made.mostRounds == mostRounds)
        // What was counted before makes no difference.
        for subject in made.subjects { subject.prepare(5)() }
        let times = made.subjects.map { subject in
            (0..<turns).map { _ in
                BookedStopwatch(book: book).seconds(subject.prepare(counted))
            }.reduce(0, +)
        }
        #expect(times.map { $0 / times[0] } == truths)
    }

    @Test("Figures are shares of the subjects and of the runs that they are about")
    func figures() {
        let figures = SelfTestFigures([
            [
                judged(.same, as: 1, .noDifferenceShown), judged(.same, as: 1, .slower),
                judged(.same, as: 1.2, .faster), judged(.same, as: 1, .tooFewProcesses),
                judged(.threePercent, as: 1.03125, .slower),
            ],
            [
                judged(.threePercent, as: 1.03125, .faster),
                judged(.threePercent, as: 1.03125, .slower),
                judged(.threePercent, as: 1.03125, .slower),
                judged(.sixPercent, as: 1.0625, .slower), judged(.sixPercent, as: 1.0625, .slower),
                judged(.sixPercent, as: 1.0625, .slower),
                judged(.sixPercent, as: 1.3025, .noDifferenceShown),
            ],
        ])
        #expect(figures.comparisons == 4)
        #expect(figures.runs == 2)
        #expect(figures.falseRuns == 0.5)
        #expect(figures.foundOfThree == 0.75)
        #expect(figures.foundOfSix == 0.75)
        #expect(abs(figures.error - 0.44 / 12) < 1e-12)
        #expect(abs(figures.coverage - 10.0 / 12) < 1e-12)
    }

    @Test("A harness that measures exactly has nothing false, finds all, and is off by nothing")
    func exact() {
        let figures = figures(of: [results(truths), results(truths)])
        #expect(figures.comparisons == 40)
        #expect(figures.runs == 2)
        #expect(figures.falseRuns == 0)
        #expect(figures.foundOfThree == 1)
        #expect(figures.foundOfSix == 1)
        #expect(figures.error < 1e-12)
    }

    /// The ratios of the versions, if all is measured exactly.
    private let truths = [1, 1, 1, 1, 1.03125, 1.03125, 1.0625, 1.0625]
    private let book = WorkBook()

    private func known(repetitions: Int = 32) -> Benchmark {
        Benchmark.known(
            suite: "self-test", name: "wait", repetitions: repetitions,
            subjects: (1...8).map { book.subject("copy \($0)") { _ in 1 } })
    }

    private func figures(of runs: [[BenchmarkResult]]) -> SelfTestFigures {
        SelfTestFigures(runs.map(JudgedTruth.all(in:)))
    }

    /// A comparison of processes that all show the same ratio.
    private func judged(
        _ truth: KnownRatio, as ratio: Double, _ verdict: Verdict, processes: Int = 6
    ) -> JudgedTruth {
        let comparison = RatioEstimate(logRatios: Array(repeating: log(ratio), count: processes))
        return JudgedTruth(
            truth: truth, ratio: comparison.ratio, interval: comparison.interval, verdict: verdict)
    }

    /// What a run of ten benchmarks would give if each version took exactly as many times as long.
    private func results(_ ratios: [Double], processes: Int = 30) -> [BenchmarkResult] {
        (0..<10).flatMap { number in
            ratios.indices.dropFirst().map { index in
                BenchmarkResult(
                    suite: "self-test", name: "wait \(number)", subjects: ["0", "\(index)"],
                    seconds: Array(repeating: [[ratios[0]], [ratios[index]]], count: processes))
            }
        }
    }
}
