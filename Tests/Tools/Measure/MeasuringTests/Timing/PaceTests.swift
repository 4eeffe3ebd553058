import Foundation
import Testing

@testable import Measuring

@Suite("Pace")
struct PaceTests {
    @Test("The best pace is that of the fastest hundredth of the rounds, not of a single one")
    func best() {
        let pace = [[0.1] + Array(repeating: 1.0, count: 99), Array(repeating: 2, count: 100)]
        #expect(Pace(bestOf: [result(pace: pace)])?.seconds == 1)
        #expect(Pace(bestOf: [result(pace: [[3]]), result(pace: [[2]])])?.seconds == 2)
        #expect(Pace(bestOf: [result(pace: [])]) == nil)
        #expect(Pace(bestOf: []) == nil)
    }

    @Test("A disturbed round is set aside whatever its own figures are, and no other is")
    func rounds() {
        // The second subject takes 1.4 times as long, and 1.6 times while the machine is disturbed.
        let made = (0..<20).map { process in
            (0..<40).map { round in (process * 7 + round * 3) % 10 < 3 }
        }
        let seconds = made.map { rounds in
            [rounds.map { $0 ? 2.0 : 1 }, rounds.map { $0 ? 3.2 : 1.4 }]
        }
        let result = result(
            seconds: seconds, pace: made.map { $0.map { $0 ? 1.5e-9 : 0.8e-9 } })
        let kept = [result].undisturbed[0]
        #expect(
            kept.seconds.allSatisfy {
                $0 == [[1], [1.4]].map { Array(repeating: $0[0], count: $0.count * 28) }
            })
        #expect(kept.pace.joined().allSatisfy { $0 == 0.8e-9 })
        #expect([result].disturbed.isEmpty)
        let best = Pace(bestOf: [result])
        #expect(best.map { [result].share(at: $0) } == 0.7)
        #expect(best.map { [result].share(at: $0, inProcess: 3) } == 0.7)
        for ratio in kept.logRatios(ofSubject: 1) { #expect(abs(ratio - log(1.4)) < 1e-12) }
    }

    @Test(
        "A process counts if half of its rounds are undisturbed, a benchmark if half of its processes count",
        arguments: [(2, 2, true), (1, 2, false), (2, 1, false), (4, 4, true)])
    func half(rounds: Int, processes: Int, isKept: Bool) {
        let pace = (0..<4).map { process in
            (0..<4).map { process < processes && $0 < rounds ? 1.0 : 2.0 }
        }
        let result = result(pace: pace)
        let kept = [result].undisturbed[0]
        #expect(kept.seconds.count == (isKept ? processes : 4))
        #expect(kept.seconds[0][0].count == (isKept ? rounds : 4))
        #expect([result].disturbed.isEmpty == isKept)
    }

    @Test(
        "Of what grows, whole processes are set aside, unless fewer than six would be left",
        arguments: [(3, 6), (4, 9)])
    func processes(disturbed: Int, left: Int) {
        let pace = (0..<9).map { $0 < disturbed ? [2.0] : [1] }
        let results = [result(pace: pace), result(pace: pace)].undisturbedProcesses
        #expect(results.map(\.seconds.count) == [left, left])
        #expect(results[0].pace.last == [1])
        #expect([result(pace: [])].undisturbedProcesses.count == 1)
    }

    private func result(
        seconds: [[[Double]]]? = nil, pace: [[Double]]
    ) -> BenchmarkResult {
        BenchmarkResult(
            suite: "suite", name: "work", subjects: ["a", "b"],
            seconds: seconds ?? pace.map { [$0, $0] }, pace: pace)
    }
}
