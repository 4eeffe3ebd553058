import Testing

@testable import Measuring

@Suite("Actions measured alone, and together with others")
struct NeighbourFiguresTests {
    @Test("What is the same both times passes")
    func same() {
        let figures = NeighbourFigures(alone: run(["log in"]), among: run(["type", "log in"]))
        #expect(figures.isPassed)
        #expect(figures.counts.compared == 2)
        #expect(figures.ratios.compared == 1)
    }

    @Test("One count that differs by one, of one app, is found")
    func counts() {
        let others = run(["type", "log in"], instructions: [561_644, 700])
        let figures = NeighbourFigures(alone: run(["log in"]), among: others)
        #expect(!figures.isPassed && figures.ratios.isPassed)
        #expect(figures.counts.different == 1)
        #expect(figures.counts.compared == 2)
    }

    @Test(
        "Intervals that don't overlap are found, and others are not",
        arguments: [(1.478, 1), (1.463, 0), (1.45, 1)])
    func ratios(ratio: Double, different: Int) {
        let figures = NeighbourFigures(
            alone: run(["log in"], ratio: ratio), among: run(["type", "log in"]))
        #expect(figures.ratios.different == different)
        #expect(figures.isPassed == (different == 0))
    }

    @Test("To compare nothing does not pass")
    func nothing() {
        #expect(!NeighbourFigures(alone: run(["log in"]), among: run(["type"])).isPassed)
        #expect(!NeighbourFigures(alone: ([], []), among: ([], [])).isPassed)
    }

    /// A run in which b takes 1.46 times as long as a, give or take 0.3 %.
    private func run(
        _ actions: [String], ratio: Double = 1.46, instructions: [Int] = [561_643, 700]
    ) -> NeighbourFigures.Figures {
        let results = actions.map { action in
            BenchmarkResult(
                suite: "s", name: action, subjects: ["a", "b"],
                seconds: (0..<30).map { [[1], [ratio * (1 + Double($0 - 15) / 2500)]] })
        }
        let counted = actions.map { action in
            CountedBenchmark(
                suite: "s", name: action, subjects: ["a", "b"],
                counts: instructions.map { Counts(allocations: 3, instructions: $0) })
        }
        return (results, counted)
    }
}
