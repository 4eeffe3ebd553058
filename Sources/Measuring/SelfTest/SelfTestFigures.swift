/// How well the harness did on work whose true ratio is known. All are shares, from 0 to 1.
package struct SelfTestFigures: Equatable, Codable, Sendable {
    package let comparisons: Int
    /// The identical subjects that were called slower or faster.
    package let falseVerdicts: Double
    /// The subjects slowed by 3 % that were called slower.
    package let foundOfThree: Double
    /// The subjects slowed by 5 % that were called slower.
    package let foundOfFive: Double
    /// The mean error of the ratios.
    package let error: Double
    /// The intervals that hold the true ratio.
    package let coverage: Double

    package init(
        comparisons: Int, falseVerdicts: Double, foundOfThree: Double, foundOfFive: Double,
        error: Double, coverage: Double
    ) {
        self.comparisons = comparisons
        self.falseVerdicts = falseVerdicts
        self.foundOfThree = foundOfThree
        self.foundOfFive = foundOfFive
        self.error = error
        self.coverage = coverage
    }

    init(_ judged: [JudgedTruth]) {
        self.init(
            comparisons: judged.count,
            falseVerdicts: judged.share(of: .slower, ofTruth: 1)
                + judged.share(of: .faster, ofTruth: 1),
            foundOfThree: judged.share(of: .slower, ofTruth: 1.03),
            foundOfFive: judged.share(of: .slower, ofTruth: 1.05),
            error: judged.map(\.error).reduce(0, +) / Double(judged.count),
            coverage: Double(judged.count { $0.isCovered }) / Double(judged.count))
    }
}

extension [JudgedTruth] {
    fileprivate func share(of verdict: Verdict, ofTruth truth: Double) -> Double {
        let concerned = filter { $0.truth == truth }
        return Double(concerned.count { $0.verdict == verdict }) / Double(concerned.count)
    }
}

/// A comparison whose true ratio is known.
struct JudgedTruth {
    /// The true ratio.
    let truth: Double
    let ratio: Double
    let interval: ConfidenceInterval?
    let verdict: Verdict

    var error: Double { abs(ratio - truth) }

    var isCovered: Bool { interval?.contains(truth) ?? false }
}

/// A figure that the harness has to reach.
package struct SelfTestGoal: Sendable {
    package let name: String
    package let range: ClosedRange<Double>
    /// With fewer comparisons the goal is not judged.
    package let leastComparisons: Int
    private let share: @Sendable (SelfTestFigures) -> Double

    package static let all = [
        SelfTestGoal("identical, called different", 0...0.01) { $0.falseVerdicts },
        SelfTestGoal("error of the ratio, on average", 0...0.005) { $0.error },
        // With fewer comparisons, such shares are missed or reached by chance.
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

    package func reached(in figures: SelfTestFigures) -> Double {
        share(figures)
    }

    /// Nil if there were too few comparisons to tell.
    package func isMet(by figures: SelfTestFigures) -> Bool? {
        guard figures.comparisons >= leastComparisons else { return nil }
        return range.contains(share(figures))
    }
}
