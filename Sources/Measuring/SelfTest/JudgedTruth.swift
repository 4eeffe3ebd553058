/// A comparison whose truth is known, and what was made of it.
struct JudgedTruth {
    /// How many times as long as the reference the subject takes.
    let truth: Double
    let comparison: Comparison
    let verdict: Verdict

    /// How far the estimate is off, as a share of the truth.
    var error: Double { abs(comparison.ratio / truth - 1) }

    /// Whether the truth lies within the interval.
    var isCovered: Bool { comparison.interval?.contains(truth) ?? false }
}
