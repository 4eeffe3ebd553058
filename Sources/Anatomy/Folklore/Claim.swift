/// Something that is commonly said of an architecture, and the measure that bears on it.
package struct Claim: Sendable {
    /// What came of measuring.
    package struct Judgement: Codable, Equatable, Sendable {
        /// The figures, in words.
        package let figures: String
        /// What they say.
        package let verdict: ClaimVerdict

        /// Describes what came of measuring.
        package init(_ verdict: ClaimVerdict, _ figures: String) {
            self.verdict = verdict
            self.figures = figures
        }
    }

    /// The architecture it is said of.
    package let architecture: String
    /// What is said.
    package let text: String
    /// Where it was first said, as far as that is known.
    package let source: String
    /// What is measured, and when the claim holds.
    package let measure: String
    private let rule: @Sendable (Evidence) -> Judgement

    /// Describes a claim.
    init(
        _ architecture: String, _ text: String, source: String, measure: String,
        rule: @escaping @Sendable (Evidence) -> Judgement
    ) {
        self.architecture = architecture
        self.text = text
        self.source = source
        self.measure = measure
        self.rule = rule
    }

    /// Judges the claim.
    package func judged(by evidence: Evidence) -> Judgement {
        rule(evidence)
    }

    /// What is said where nobody knows who said it first.
    static let unknownSource = "often said; first source unknown"
}
