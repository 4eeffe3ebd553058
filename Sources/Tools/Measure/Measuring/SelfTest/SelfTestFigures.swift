/// How well the harness did on work whose true ratio is known. Shares go from 0 to 1.
package struct SelfTestFigures: Equatable, Codable, Sendable {
    /// How many comparisons there were of each ratio.
    package let comparisons: Int
    /// The share of identical subjects that were called slower or faster.
    package let falseVerdicts: Double
    /// The share of subjects slowed by 3 % that were called slower.
    package let foundOfThree: Double
    /// The share of subjects slowed by 6 % that were called slower.
    package let foundOfSix: Double
    /// The mean error of the ratios, as a difference of ratios.
    package let error: Double
    /// The share of intervals that hold the true ratio.
    package let coverage: Double

    package init(
        comparisons: Int, falseVerdicts: Double, foundOfThree: Double, foundOfSix: Double,
        error: Double, coverage: Double
    ) {
        self.comparisons = comparisons
        self.falseVerdicts = falseVerdicts
        self.foundOfThree = foundOfThree
        self.foundOfSix = foundOfSix
        self.error = error
        self.coverage = coverage
    }

    init(_ judged: [JudgedTruth]) {
        self.init(
            comparisons: judged.count { $0.truth == .threePercent },
            falseVerdicts: judged.share(of: .slower, of: .same)
                + judged.share(of: .faster, of: .same),
            foundOfThree: judged.share(of: .slower, of: .threePercent),
            foundOfSix: judged.share(of: .slower, of: .sixPercent),
            error: judged.map(\.error).reduce(0, +) / Double(judged.count),
            coverage: Double(judged.count { $0.isCovered }) / Double(judged.count))
    }
}

extension [JudgedTruth] {
    fileprivate func share(of verdict: Verdict, of truth: KnownRatio) -> Double {
        let concerned = filter { $0.truth == truth }
        return Double(concerned.count { $0.verdict == verdict }) / Double(concerned.count)
    }
}

/// A comparison whose true ratio is known.
package struct JudgedTruth {
    let truth: KnownRatio
    let ratio: Double
    let interval: ConfidenceInterval?
    let verdict: Verdict

    var error: Double { abs(ratio - truth.value) }

    var isCovered: Bool { interval?.contains(truth.value) ?? false }
}
