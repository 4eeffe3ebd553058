import Foundation
import Synchronization

/// Measures the harness itself: work whose true ratio is known, judged as any other.
@MainActor
package struct SelfTest {
    /// The number of runs, idle and busy each.
    package let runs: Int
    /// The processes of each run, as many as `bench` has.
    package static let processes = 30
    /// The rounds of each process, as many as in `bench`.
    package static let rounds = 8

    /// How many times as long as the reference each subject takes. The first is the reference.
    static let ratios = [1, 1, 1.03, 1.05]

    /// What is measured in each run: as many comparisons as `bench` has.
    package static let benchmarks: [Benchmark] = (1...20).map { number in
        Benchmark(
            suite: "self-test", name: "work \(number)",
            subjects: ["reference", "identical", "3 % slower", "5 % slower"].enumerated().map {
                KnownWork.subject($1, ratio: ratios[$0])
            })
    }

    private let seed: UInt64
    private let launch: MeasuringRun.Launch

    /// - Parameter runs: 15 make 300 comparisons of each kind.
    package init(runs: Int, seed: UInt64, launch: @escaping MeasuringRun.Launch) {
        self.runs = runs
        self.seed = seed
        self.launch = launch
    }

    /// Measures while the machine is idle or while all its cores are busy.
    ///
    /// - Parameter progress: Receives the share that is done, from 0 to 1.
    package func figures(
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

/// Work that takes exactly a given number of times as long, so that the ratio found can be compared with the
/// truth.
enum KnownWork {
    /// The steps of the reference: so many that the time of the call is negligible.
    private static let steps = 20_000

    static func subject(_ name: String, ratio: Double) -> Subject {
        let steps = Int((Double(steps) * ratio).rounded())
        return Subject(name: name) { repetitions in
            {
                for repetition in 0..<repetitions { walk(steps, from: UInt64(repetition)) }
            }
        }
    }

    /// Each step needs the one before, so that none can be skipped or run in parallel.
    @MainActor @inline(never)
    private static func walk(_ steps: Int, from start: UInt64) {
        var generator = SeededGenerator(seed: start)
        var place: UInt64 = start
        for _ in 0..<steps { place = (place ^ generator.next()) &* 0x9E37_79B9_7F4A_7C15 }
        last = place
    }

    /// The end of the walk, kept so that the compiler can't remove it.
    @MainActor private static var last: UInt64 = 0
}

/// Keeps every core busy during a measurement, as other programs would.
final class BusyCores: Sendable {
    private let isOver = Atomic(false)

    func begin() {
        for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
            Thread { [self] in
                while !isOver.load(ordering: .relaxed) {}
            }.start()
        }
    }

    func end() {
        isOver.store(true, ordering: .relaxed)
    }
}
