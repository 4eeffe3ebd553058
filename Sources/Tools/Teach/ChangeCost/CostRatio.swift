import Measuring

/// How many times as many statements a change takes as in the first architecture.
package struct CostRatio: Equatable, Sendable {
    package let architecture: String
    package let reference: String
    /// The median over the changes.
    package let median: Double
    /// From the lower to the upper quartile of the changes.
    package let spread: ClosedRange<Double>
    package let verdict: Verdict
}

extension CostReport {
    /// One for each architecture but the first. A change without a statement in either has no ratio.
    package var ratios: [CostRatio] {
        comparisons.filter { $0.other == architectures.first }.compactMap { comparison in
            let ratios = changes.compactMap { change -> Double? in
                guard let cost = change[comparison.architecture]?.cost.statements.total,
                    let reference = change[comparison.other]?.cost.statements.total,
                    cost > 0, reference > 0
                else { return nil }
                return Double(cost) / Double(reference)
            }
            if ratios.isEmpty { return nil }
            let quantiles = Quantiles(of: ratios)
            return CostRatio(
                architecture: comparison.architecture, reference: comparison.other,
                median: quantiles.median, spread: quantiles.lower...quantiles.upper,
                verdict: comparison.verdict)
        }
    }
}
