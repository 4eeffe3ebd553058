import Measuring

/// What two architectures cost, compared over the same changes: by the sign test, with the verdicts of the benchmarks.
package struct CostComparison: Equatable, Sendable {
    let architecture: String
    /// The other architecture.
    let other: String
    /// How many changes touch fewer statements than in the other.
    let fewer: Int
    let same: Int
    let more: Int
    /// The median of the differences in statements.
    let difference: Double
    let verdict: Verdict

    /// Compares each pair, and judges all of them together.
    static func all(in changes: [ChangeCosts], of architectures: [String]) -> [Self] {
        let pairs = architectures.indices.flatMap { index in
            architectures[..<index].map { other in
                (
                    architecture: architectures[index], other: other,
                    differences: changes.statements(of: architectures[index], and: other)
                        .map { Double($0 - $1) }
                )
            }
        }.filter { !$0.differences.isEmpty }
        let verdicts = Verdict.judging(
            pairs.map { pair in
                let pValue = SignTest.pValue(pair.differences, beyond: 0)
                return (pValue, isSlower: Quantiles(of: pair.differences).median > 0)
            })
        return zip(pairs, verdicts).map { pair, verdict in
            CostComparison(
                pair.architecture, beside: pair.other, pair.differences, verdict: verdict)
        }
    }

    private init(
        _ architecture: String, beside other: String, _ differences: [Double], verdict: Verdict
    ) {
        self.architecture = architecture
        self.other = other
        fewer = differences.count { $0 < 0 }
        same = differences.count { $0 == 0 }
        more = differences.count { $0 > 0 }
        difference = Quantiles(of: differences).median
        // So few changes can show nothing, even if all of them agree.
        let isEnough = ConfidenceInterval(ofMedianOf: differences) != nil
        self.verdict = isEnough ? verdict : .tooFewProcesses
    }
}

/// How many times as many statements a change takes as in the first architecture.
package struct CostRatio {
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
            let ratios = changes.statements(of: comparison.architecture, and: comparison.other)
                .filter { $0 > 0 && $1 > 0 }.map { Double($0) / Double($1) }
            if ratios.isEmpty { return nil }
            let quantiles = Quantiles(of: ratios)
            return CostRatio(
                architecture: comparison.architecture, reference: comparison.other,
                median: quantiles.median, spread: quantiles.lower...quantiles.upper,
                verdict: comparison.verdict)
        }
    }
}

extension [ChangeCosts] {
    /// The statements of each change that both have a patch for.
    fileprivate func statements(of architecture: String, and other: String) -> [(Int, Int)] {
        compactMap { change in
            guard let cost = change[architecture], let otherCost = change[other] else { return nil }
            return (cost.statements.total, otherCost.statements.total)
        }
    }
}
