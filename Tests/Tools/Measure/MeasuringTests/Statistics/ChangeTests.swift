import Foundation
import Testing

@testable import Measuring

@Suite("Changes from run to run")
struct ChangeTests {
    /// A run of one benchmark in which the subject takes so many times as long, more or less.
    private func run(_ ratio: Double, processes: Int = 30, seed: UInt64) -> [BenchmarkResult] {
        var generator = SeededGenerator(seed: seed)
        let seconds = (0..<processes).map { _ in
            let pace = Double.random(in: 1...2, using: &generator)
            let noise = Double.random(in: 0.99...1.01, using: &generator)
            return [[pace], [pace * ratio * noise]]
        }
        return [
            BenchmarkResult(suite: "s", name: "tap", subjects: ["a", "b"], seconds: seconds)
        ]
    }

    private func changes(
        from former: [BenchmarkResult], to later: [BenchmarkResult],
        least: Double = RatioEstimate.leastRatio
    ) -> [Change] {
        Change.all(in: RunPair(former, later), least: least)
    }

    @Test("The machine's speed is no change, however much it differs from run to run")
    func unchanged() {
        for seed in 1...20 as ClosedRange<UInt64> {
            let changes = self.changes(from: run(2, seed: seed), to: run(2, seed: seed + 100))
            #expect(changes.map(\.verdict) == [.noDifferenceShown])
        }
    }

    @Test("A change of three per cent is found, either way")
    func changed() {
        let larger = changes(from: run(2, seed: 1), to: run(2.06, seed: 2))
        #expect(larger.map(\.verdict) == [.slower])
        #expect(abs(larger[0].factor - 1.03) < 0.005)
        #expect(larger[0].interval.contains(1.03))
        #expect(
            changes(from: run(2.06, seed: 2), to: run(2, seed: 1)).map(\.verdict) == [.faster])
    }

    @Test("Any count that differs is a change, and one more is an excess")
    func counts() {
        func counted(_ allocations: Int?, instructions: Int, blocks: Int) -> [CountedBenchmark] {
            let counts = Counts(
                allocations: allocations, bytes: 8, blocksLeft: blocks, retains: 1, releases: 1,
                instructions: instructions)
            return ["s", CountedBenchmark.openScreens].map {
                CountedBenchmark(suite: $0, name: "tap", subjects: ["a"], counts: [counts])
            }
        }
        let former = counted(10, instructions: 1000, blocks: 5)
        func changes(to later: [CountedBenchmark]) -> [CountChange] {
            CountChange.all(from: former, to: later, least: 1.05)
        }
        #expect(changes(to: former).isEmpty)
        let more = changes(to: counted(11, instructions: 1000, blocks: 6))
        #expect(more.map(\.kind) == ["Allocations", "Heap blocks alive"])
        #expect(more.map(\.now) == [11, 6] && more.map(\.isExcess) == [true, true])
        #expect(changes(to: counted(9, instructions: 1000, blocks: 5)).map(\.isExcess) == [false])
        #expect(changes(to: counted(10, instructions: 1050, blocks: 5)).map(\.isExcess) == [false])
        #expect(changes(to: counted(10, instructions: 1051, blocks: 5)).map(\.isExcess) == [true])
        #expect(changes(to: counted(nil, instructions: 1000, blocks: 5)).isEmpty)
        #expect(CountChange.all(from: [], to: former).isEmpty)
    }

    @Test("Rank sums tell figures apart that lie apart, and not those that lie together")
    func rankSum() {
        let low = (1...10).map(Double.init)
        let high = (11...20).map(Double.init)
        // All of ten above all of ten is one way of C(20, 10).
        #expect(RankSumTest.pValue(high, against: low, beyond: 0) < 0.001)
        #expect(RankSumTest.pValue(high, against: low, beyond: 10) > 0.5)
        #expect(RankSumTest.pValue(low, against: low, beyond: 0) == 1)
        #expect(RankSumTest.pValue([], against: [], beyond: 0) == 1)
    }
}
