import Foundation
import Testing

@testable import Measuring

@Suite("Two runs compared")
struct RunPairTests {
    /// A run in which the subject takes 1.4 times as long, and 1.6 times while the machine is disturbed, which it is in
    /// the given share of the rounds.
    private func run(
        disturbed share: Double, repetitions: Int = 8, seed: UInt64
    ) -> [BenchmarkResult] {
        var generator = SeededGenerator(seed: seed)
        let rounds = (0..<30).map { _ in
            (0..<32).map { _ in Double.random(in: 0..<1, using: &generator) < share }
        }
        let seconds = rounds.map { rounds in
            let noise = rounds.map { _ in Double.random(in: 0.99...1.01, using: &generator) }
            return [
                rounds.map { $0 ? 2.0 : 1 },
                zip(rounds, noise).map { ($0 ? 3.2 : 1.4) * $1 },
            ]
        }
        return [
            BenchmarkResult(
                suite: "s", name: "tap", subjects: ["a", "b"], repetitions: repetitions,
                seconds: seconds, pace: rounds.map { $0.map { $0 ? 1.5e-9 : 0.8e-9 } })
        ]
    }

    @Test(
        "A machine that is disturbed in one run and not in the other makes no change",
        arguments: [(0, 0.3), (0.3, 0), (0.4, 0.1), (1, 1)])
    func unchanged(before: Double, now: Double) {
        let pair = RunPair(run(disturbed: before, seed: 1), run(disturbed: now, seed: 2))
        #expect(pair.unjudged.isEmpty)
        #expect(Change.all(in: pair).map(\.verdict) == [.noDifferenceShown])
    }

    @Test("Runs that are both disturbed are compared at the pace they have in common")
    func slowerPace() {
        let pair = RunPair(run(disturbed: 0.6, seed: 1), run(disturbed: 1, seed: 2))
        #expect(pair.unjudged.isEmpty)
        #expect(abs((Change.all(in: pair).first?.pair.before ?? 0) - 1.6) < 0.01)
        #expect(Change.all(in: pair).map(\.verdict) == [.noDifferenceShown])
    }

    @Test("Without enough rounds of equal pace nothing is judged")
    func otherPace() {
        let pair = RunPair(run(disturbed: 0.1, seed: 1), run(disturbed: 1, seed: 2))
        #expect(Change.all(in: pair).isEmpty)
        #expect(
            pair.unjudged == [
                "s: tap, b: not compared, because the processor was faster in one of the runs (pace 0.8 ns, now 1.5 ns)"
            ])
    }

    @Test("If the pace is the same, the reason is the disturbed rounds, and not the processor")
    func disturbed() {
        let runs = [run(disturbed: 0.7, seed: 1), run(disturbed: 0.1, seed: 2)]
        let pair = RunPair(runs[0], runs[1])
        #expect(pair.unjudged.count == 1)
        let reason = pair.unjudged.first ?? ""
        #expect(reason.contains("too few of its rounds were undisturbed"))
        #expect(!reason.contains("faster"))
    }

    @Test("A run with too few processes is named as such")
    func fewProcesses() {
        func short(_ seed: UInt64) -> [BenchmarkResult] {
            run(disturbed: 0, seed: seed).map {
                BenchmarkResult(
                    suite: $0.suite, name: $0.name, subjects: $0.subjects,
                    repetitions: $0.repetitions, seconds: Array($0.seconds.prefix(3)),
                    pace: Array($0.pace.prefix(3)))
            }
        }
        let pair = RunPair(short(1), run(disturbed: 0, seed: 2))
        #expect(pair.unjudged.first?.contains("the saved run has 3 processes") == true)
    }

    @Test("Each run is compared with each, unchanged and with one subject changed")
    func repeatedRuns() {
        let runs = (1...4).map { run(disturbed: 0.1, seed: $0) }
        let pairs = JudgedTruth.all(between: runs)
        #expect(pairs.map(\.count) == Array(repeating: 3, count: 6))
        let judged = pairs.joined()
        #expect(judged.filter { $0.truth == .same }.allSatisfy { $0.verdict == .noDifferenceShown })
        #expect(judged.filter { $0.truth != .same }.allSatisfy { $0.verdict == .slower })
        for one in judged { #expect(one.error < 0.005) }
    }
}
