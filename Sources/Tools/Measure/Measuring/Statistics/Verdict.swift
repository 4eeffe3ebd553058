/// The verdict on a subject, compared with the reference.
package enum Verdict: String, CaseIterable, Codable, Sendable {
    case slower
    case faster
    /// A result: if there is a difference, it is too small to be seen here.
    case noDifferenceShown = "no difference shown"
    /// By itself, the comparison shows a difference. But among so many comparisons this may be chance, and more
    /// processes are needed to decide.
    case tooFewProcesses = "too few processes to tell"

    /// Judges all comparisons of a run together.
    ///
    /// - Parameter tests: The p-value of each comparison by itself, and whether the subject took longer.
    package static func judging(_ tests: [(pValue: Double, isSlower: Bool)]) -> [Verdict] {
        let allowed = 1 - ConfidenceInterval.confidence
        return zip(tests, Holm.adjusted(tests.map(\.pValue))).map { test, adjusted in
            if adjusted <= allowed { return test.isSlower ? .slower : .faster }
            return test.pValue <= allowed ? .tooFewProcesses : .noDifferenceShown
        }
    }
}

/// Among many comparisons, some show a difference by chance. This raises their p-values so that a false
/// verdict anywhere in a run is no more probable than in a single comparison: Holm, "A simple sequentially
/// rejective multiple test procedure" (1979).
enum Holm {
    /// The adjusted p-values, in the order given. Complexity: O(n log n).
    static func adjusted(_ pValues: [Double]) -> [Double] {
        var adjusted = pValues
        var least = 0.0
        let order = pValues.indices.sorted { pValues[$0] < pValues[$1] }
        for (place, index) in order.enumerated() {
            least = max(least, min(1, pValues[index] * Double(pValues.count - place)))
            adjusted[index] = least
        }
        return adjusted
    }
}
