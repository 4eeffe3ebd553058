/// A comparison whose truth is known, and what was made of it.
struct JudgedTruth {
    /// How many times as long as the reference the subject takes.
    let truth: Double
    let ratio: Double
    let interval: ConfidenceInterval?
    let verdict: Verdict

    /// How far the estimate is off, as a share of the reference.
    var error: Double { abs(ratio - truth) }

    /// Whether the truth lies within the interval.
    var isCovered: Bool { interval?.contains(truth) ?? false }
}
