/// The harness measures itself: work whose true ratio is known, judged as any other.
@MainActor
public struct SelfTest {
    /// How many runs there are under either condition.
    public let runs: Int
    /// How many processes measure in each run, as many as `bench` has.
    public static let processes = 30
    /// How many rounds each measures, as many as in `bench`.
    public static let rounds = 8

    /// How many times as long as the reference each subject takes. The first is the reference.
    static let ratios = [1, 1, 1.03, 1.05]

    /// What is measured in each run: as many comparisons as `bench` has.
    public static let benchmarks: [Benchmark] = (1...20).map { number in
        Benchmark(
            suite: "self-test", name: "work \(number)",
            subjects: ["reference", "identical", "3 % slower", "5 % slower"].enumerated().map {
                KnownWork.subject($1, ratio: ratios[$0])
            })
    }

    private let seed: UInt64
    private let launch: MeasuringRun.Launch

    /// Makes a self-test.
    ///
    /// - Parameter runs: 15 make 300 comparisons of each kind.
    public init(runs: Int, seed: UInt64, launch: @escaping MeasuringRun.Launch) {
        self.runs = runs
        self.seed = seed
        self.launch = launch
    }

    /// Measures, while the machine has nothing else to do or while all its cores are busy.
    ///
    /// - Parameter progress: Told how much is over, from 0 to 1.
    public func figures(
        whileBusy isBusy: Bool, progress: (Double) -> Void = { _ in }
    ) throws -> SelfTestFigures {
        let cores = BusyCores()
        if isBusy { cores.begin() }
        defer { cores.end() }
        let judged = try (0..<runs).flatMap { run in
            let results = try MeasuringRun(
                processes: Self.processes, rounds: Self.rounds, seed: seed &+ UInt64(run),
                launch: launch
            ).measure(Self.benchmarks, stopwatch: SystemStopwatch()) {
                progress((Double(run) + $0.share) / Double(runs))
            }
            return Self.judged(results)
        }
        return SelfTestFigures(judged)
    }

    static func judged(_ results: [BenchmarkResult]) -> [JudgedTruth] {
        let truths = results.flatMap { _ in ratios }
        return zip(truths, Finding.all(in: results)).compactMap { truth, finding in
            finding.verdict.map {
                JudgedTruth(
                    truth: truth, ratio: finding.ratio, interval: finding.interval, verdict: $0)
            }
        }
    }
}
