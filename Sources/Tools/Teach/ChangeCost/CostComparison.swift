import Measuring

/// What two architectures cost, compared over the same changes: by the sign test, with the verdicts of the benchmarks.
package struct CostComparison: Encodable, Equatable, Sendable {
    package let architecture: String
    /// What it is compared with.
    package let other: String
    /// How many changes touch fewer statements than with the other.
    package let fewer: Int
    package let same: Int
    package let more: Int
    /// The median of the differences in statements.
    package let difference: Double
    package let verdict: Verdict

    /// Compares each pair, and judges all of them together.
    package static func all(in changes: [ChangeCosts], of architectures: [String]) -> [Self] {
        let pairs = Pair.all(in: changes, of: architectures)
        let verdicts = Verdict.judging(
            pairs.map { pair in
                let pValue = SignTest.pValue(pair.differences, beyond: 0)
                return (pValue, isSlower: Quantiles(of: pair.differences).median > 0)
            })
        return zip(pairs, verdicts).map { CostComparison($0, verdict: $1) }
    }

    private init(_ pair: Pair, verdict: Verdict) {
        architecture = pair.architecture
        other = pair.other
        fewer = pair.differences.count { $0 < 0 }
        same = pair.differences.count { $0 == 0 }
        more = pair.differences.count { $0 > 0 }
        difference = Quantiles(of: pair.differences).median
        // So few changes can show nothing, even if all of them agree.
        let isEnough = ConfidenceInterval(ofMedianOf: pair.differences) != nil
        self.verdict = isEnough ? verdict : .tooFewProcesses
    }

    private struct Pair {
        let architecture: String
        let other: String
        /// One for each change that both have a patch for.
        let differences: [Double]

        static func all(in changes: [ChangeCosts], of architectures: [String]) -> [Pair] {
            architectures.indices.flatMap { index in
                architectures[..<index].map { other in
                    Pair(architectures[index], against: other, in: changes)
                }
            }.filter { !$0.differences.isEmpty }
        }

        private init(_ architecture: String, against other: String, in changes: [ChangeCosts]) {
            self.architecture = architecture
            self.other = other
            differences = changes.compactMap { change in
                guard let cost = change[architecture]?.cost, let otherCost = change[other]?.cost
                else { return nil }
                return Double(cost.statements.total - otherCost.statements.total)
            }
        }
    }
}
