/// How many figures lie far out: more than three times the distance between the quartiles beyond either of
/// them, as Tukey has it in "Exploratory Data Analysis" (1977). They are counted, and kept.
public enum Outliers {
    /// Counts them. Complexity: O(n log n).
    public static func count(in figures: [Double]) -> Int {
        let quantiles = Quantiles(of: figures)
        let fence = 3 * (quantiles.upper - quantiles.lower)
        return figures.count {
            $0 < quantiles.lower - fence || $0 > quantiles.upper + fence
        }
    }
}
