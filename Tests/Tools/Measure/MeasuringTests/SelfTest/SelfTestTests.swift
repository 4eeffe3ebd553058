import Foundation
import Testing

@testable import Measuring

@Suite("Self-test")
@MainActor
struct SelfTestTests {
    @Test("A subject and its duplicate are there twice as they are, and with both known ratios")
    func members() {
        let ratios = [KnownRatio.same, .same, .threePercent, .sixPercent]
        let alone = known("original")
        #expect(alone.members.map(\.ratio) == ratios)
        let both = known("original", "duplicate")
        #expect(both.members.map(\.ratio) == ratios + ratios)
        #expect(both.members.map(\.compilation) == [0, 0, 0, 0, 1, 1, 1, 1])
        #expect(Set(both.benchmark.subjects.map(\.name)).count == 8)
    }

    @Test(
        "A known ratio is exact: so many more repetitions than the harness is told, in however many turns",
        arguments: [
            (1, 32, 5), (2, 16, 10), (8, 4, 40), (32, 1, 160), (64, 1, 160), (1024, 1, 160),
        ])
    func repetitions(told: Int, turns: Int, mostRounds: Int) {
        let made = known("original", repetitions: told).benchmark
        #expect(made.repetitions == told)
        #expect(made.turns == turns)
        #expect(made.mostRounds == mostRounds)
        // What was counted before makes no difference.
        for subject in made.subjects { subject.prepare(5)() }
        let times = made.subjects.map { subject in
            (0..<turns).map { _ in
                BookedStopwatch(book: book).seconds(subject.prepare(told))
            }.reduce(0, +)
        }
        #expect(times.map { $0 / times[0] } == [1, 1, 1.03125, 1.0625])
    }

    @Test("Each subject has its own state")
    func ownState() {
        var made = 0
        _ = KnownBenchmark(
            suite: "self-test", name: "wait", repetitions: 1,
            compilations: [
                {
                    made += 1
                    return subject("original")
                }
            ])
        #expect(made == 4)
    }

    @Test(
        "Each subject that is as it is becomes the reference, beside a duplicate of the other compilation"
    )
    func views() {
        let known = known("original", "duplicate")
        let result = BenchmarkResult(
            suite: "", name: "", subjects: known.benchmark.subjects.map(\.name),
            seconds: [(0..<8).map { [Double($0)] }])
        let views = known.views(of: result)
        #expect(
            views.map { $0.result.seconds[0].map { Int($0[0]) } } == [
                [0, 4, 1, 2, 3, 5, 6, 7], [1, 4, 0, 2, 3, 5, 6, 7], [4, 0, 1, 2, 3, 5, 6, 7],
                [5, 0, 1, 2, 3, 4, 6, 7],
            ])
        for view in views {
            #expect(view.result.subjects[1] == Benchmark.duplicate)
            #expect(
                view.truths == [
                    nil, nil, .same, .threePercent, .sixPercent, .same, .threePercent, .sixPercent,
                ])
        }
        let alone = self.known("original")
        let result4 = BenchmarkResult(
            suite: "", name: "", subjects: ["a", "b", "c", "d"], seconds: [])
        #expect(
            alone.views(of: result4).map(\.result.subjects) == [
                ["a", "b", "c", "d"], ["b", "a", "c", "d"],
            ])
        #expect(alone.views(of: result4)[0].truths == [nil, .same, .threePercent, .sixPercent])
    }

    @Test("A judged truth knows how far off the estimate is, and whether the interval covers it")
    func judgedTruth() {
        let judged = judged(.sixPercent, as: 1.1625, .slower)
        #expect(abs(judged.error - 0.1) < 1e-12)
        #expect(abs(self.judged(.sixPercent, as: 0.9625, .slower).error - 0.1) < 1e-12)
        #expect(!judged.isCovered)
        #expect(self.judged(.same, as: 1, .slower).isCovered)
        #expect(!self.judged(.same, as: 1, .slower, processes: 5).isCovered)
    }

    @Test("Figures are shares of the subjects that they speak of")
    func figures() {
        let figures = SelfTestFigures([
            judged(.same, as: 1, .noDifferenceShown), judged(.same, as: 1, .slower),
            judged(.same, as: 1.2, .faster), judged(.same, as: 1, .tooFewProcesses),
            judged(.threePercent, as: 1.03125, .slower),
            judged(.threePercent, as: 1.03125, .faster),
            judged(.threePercent, as: 1.03125, .slower),
            judged(.threePercent, as: 1.03125, .slower),
            judged(.sixPercent, as: 1.0625, .slower), judged(.sixPercent, as: 1.0625, .slower),
            judged(.sixPercent, as: 1.0625, .slower),
            judged(.sixPercent, as: 1.3025, .noDifferenceShown),
        ])
        #expect(figures.comparisons == 4)
        #expect(figures.falseVerdicts == 0.5)
        #expect(figures.foundOfThree == 0.75)
        #expect(figures.foundOfSix == 0.75)
        #expect(abs(figures.error - 0.44 / 12) < 1e-12)
        #expect(abs(figures.coverage - 10.0 / 12) < 1e-12)
    }

    @Test("A harness that measures exactly has nothing false, finds all, and is off by nothing")
    func exact() {
        let figures = figures(of: [
            results([1, 1, 1.03125, 1.0625]), results([1, 1, 1.03125, 1.0625]),
        ])
        #expect(figures.comparisons == 80)
        #expect(figures.falseVerdicts == 0)
        #expect(figures.foundOfThree == 1)
        #expect(figures.foundOfSix == 1)
        #expect(figures.error < 1e-12)
    }

    @Test("A harness that finds everything slower shows in the false verdicts")
    func biased() {
        let figures = figures(of: [results([1, 1.1, 1.1, 1.1]), results([1, 1, 1.03125, 1.0625])])
        #expect(figures.falseVerdicts == 0.5)
        // Beside the subject that is called slower, the one that really is takes as long.
        #expect(figures.foundOfThree == 0.75)
        #expect(figures.coverage <= 0.5)
    }

    @Test("Each run is judged by itself, as a run of a suite is")
    func runs() {
        // Twelve processes are enough for the sixty comparisons of one run, not for 120 of two.
        let doubtful = results([1, 1, 1.03125, 1.0625], processes: 12)
        let figures = figures(of: Array(repeating: doubtful, count: 3))
        #expect(figures.foundOfSix == 1)
    }

    private let book = WorkBook()

    private func subject(_ name: String) -> Subject {
        book.subject(name) { _ in 1 }
    }

    private func known(_ compilations: String..., repetitions: Int = 32) -> KnownBenchmark {
        KnownBenchmark(
            suite: "self-test", name: "wait", repetitions: repetitions,
            compilations: compilations.map { name in { subject(name) } })
    }

    /// As many benchmarks as `bench` has, each of one compilation.
    private var suite: [KnownBenchmark] {
        (0..<20).map { _ in known("original") }
    }

    private func figures(of runs: [[BenchmarkResult]]) -> SelfTestFigures {
        SelfTestFigures(runs.flatMap(suite.judged))
    }

    /// A comparison of processes that all show the same ratio.
    private func judged(
        _ truth: KnownRatio, as ratio: Double, _ verdict: Verdict, processes: Int = 6
    ) -> JudgedTruth {
        let comparison = Comparison(logRatios: Array(repeating: log(ratio), count: processes))
        return JudgedTruth(
            truth: truth, ratio: comparison.ratio, interval: comparison.interval, verdict: verdict)
    }

    /// What a run would give if each subject took exactly as many times as long.
    private func results(_ ratios: [Double], processes: Int = 30) -> [BenchmarkResult] {
        suite.map(\.benchmark).map {
            BenchmarkResult(
                suite: $0.suite, name: $0.name, subjects: $0.subjects.map(\.name),
                seconds: Array(repeating: ratios.map { [$0] }, count: processes))
        }
    }
}
