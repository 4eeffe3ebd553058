/// The harness measures itself: work whose true ratio is known, judged as any other.
@MainActor
public enum SelfTest {
    /// How many times as long as the reference each subject takes. The first is the reference.
    static let ratios = [1, 1, 1.03, 1.05]

    /// What is measured in each run: as many comparisons as a run of a suite has.
    public static let benchmarks: [Benchmark] = (1...20).map { number in
        Benchmark(
            suite: "self-test", name: "work \(number)",
            subjects: ["reference", "identical", "3 % slower", "5 % slower"].enumerated().map {
                KnownWork.subject($1, ratio: ratios[$0])
            })
    }

    /// What came of several runs, each judged by itself.
    public static func figures(of runs: [[BenchmarkResult]]) -> SelfTestFigures {
        SelfTestFigures(runs.flatMap(judged))
    }

    private static func judged(_ results: [BenchmarkResult]) -> [JudgedTruth] {
        let truths = results.flatMap { _ in ratios.dropFirst() }
        let comparisons = results.flatMap { result in
            result.subjects.indices.dropFirst().map {
                Comparison(logRatios: result.logRatios(ofSubject: $0))
            }
        }
        let verdicts = Comparison.verdicts(of: comparisons)
        return truths.indices.map {
            JudgedTruth(truth: truths[$0], comparison: comparisons[$0], verdict: verdicts[$0])
        }
    }
}
