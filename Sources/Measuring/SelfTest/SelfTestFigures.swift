/// How well the harness did on work whose truth is known. All are shares, from 0 to 1.
public struct SelfTestFigures: Equatable, Codable, Sendable {
    /// How many comparisons there were.
    public let comparisons: Int
    /// How many of the identical subjects were called slower or faster.
    public let falseVerdicts: Double
    /// How many of the subjects slowed by 3 % were called slower.
    public let foundOfThree: Double
    /// How many of the subjects slowed by 5 % were called slower.
    public let foundOfFive: Double
    /// How far the estimates are off, on average.
    public let error: Double
    /// How many intervals cover the truth.
    public let coverage: Double

    /// Takes the figures as they are.
    public init(
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
            falseVerdicts: 1 - judged.share(of: .noDifferenceShown, ofTruth: 1),
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
