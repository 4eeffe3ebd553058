import Foundation

/// Student's distribution: of the mean of few figures, in units of its standard error, which was estimated from the same
/// figures.
struct StudentDistribution {
    /// The degrees of freedom: one less than the number of figures.
    let freedom: Int

    /// The probability of a value at least as far from 0, on either side. Complexity: O(freedom).
    ///
    /// The series are 26.7.3 and 26.7.4 of Abramowitz and Stegun, "Handbook of Mathematical Functions" (1964).
    func probability(beyond value: Double) -> Double {
        let angle = atan(abs(value) / Double(freedom).squareRoot())
        let isOdd = !freedom.isMultiple(of: 2)
        // For an odd number it begins with the cosine, for an even one with 1. There are freedom / 2 terms.
        var term = isOdd ? cos(angle) : 1
        var sum = 0.0
        for number in 0..<(freedom / 2) {
            let power = Double(2 * number + (isOdd ? 2 : 1))
            sum += term
            term *= cos(angle) * cos(angle) * power / (power + 1)
        }
        let within = isOdd ? (angle + sin(angle) * sum) * 2 / .pi : sin(angle) * sum
        return max(0, 1 - within)
    }

    /// The distance from 0 that a value exceeds with this probability, on either side. Found by bisection.
    func distance(exceededWith probability: Double) -> Double {
        var (lower, upper) = (0.0, 1.0)
        while self.probability(beyond: upper) > probability { upper *= 2 }
        for _ in 0..<60 {
            let middle = (lower + upper) / 2
            if self.probability(beyond: middle) > probability {
                lower = middle
            } else {
                upper = middle
            }
        }
        return (lower + upper) / 2
    }
}
