/// Who looks at many comparisons will find one that looks like a difference by chance. This raises their
/// p-values so that, of all verdicts of a run together, a false one is no more probable than one alone would
/// be: Holm, "A simple sequentially rejective multiple test procedure" (1979).
public enum Holm {
    /// The adjusted p-values, in the order given. Complexity: O(n log n).
    public static func adjusted(_ pValues: [Double]) -> [Double] {
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
