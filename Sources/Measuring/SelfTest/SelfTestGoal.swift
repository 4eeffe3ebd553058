/// What the harness has to reach.
public struct SelfTestGoal: Sendable {
    /// What is asked.
    public let name: String
    /// Between which shares it has to lie, ends included.
    public let range: ClosedRange<Double>
    /// How many comparisons it takes to say anything of it.
    public let leastComparisons: Int
    private let share: @Sendable (SelfTestFigures) -> Double

    /// All goals.
    public static let all = [
        SelfTestGoal("identical, called different", 0...0.01) { $0.falseVerdicts },
        SelfTestGoal("error of the ratio, on average", 0...0.005) { $0.error },
        // Of fewer comparisons, shares as these are missed or reached by mere chance.
        SelfTestGoal("slower by 3 %, found", 0.9...1, leastComparisons: 900) { $0.foundOfThree },
        SelfTestGoal("slower by 5 %, found", 0.99...1, leastComparisons: 900) { $0.foundOfFive },
        SelfTestGoal("95 % intervals that hold the truth", 0.93...0.97, leastComparisons: 900) {
            $0.coverage
        },
    ]

    private init(
        _ name: String, _ range: ClosedRange<Double>, leastComparisons: Int = 1,
        share: @escaping @Sendable (SelfTestFigures) -> Double
    ) {
        self.name = name
        self.range = range
        self.leastComparisons = leastComparisons
        self.share = share
    }

    /// What was reached.
    public func reached(in figures: SelfTestFigures) -> Double {
        share(figures)
    }

    /// Whether the goal was reached; nil if there were too few comparisons to tell.
    public func isMet(by figures: SelfTestFigures) -> Bool? {
        guard figures.comparisons >= leastComparisons else { return nil }
        return range.contains(share(figures))
    }
}
