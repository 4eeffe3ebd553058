/// A common claim about an architecture, with the measure and the rule that judge it.
package struct Claim: Sendable {
    package struct Judgement: Codable, Equatable, Sendable {
        package let figures: String
        package let verdict: ClaimVerdict

        package init(_ verdict: ClaimVerdict, _ figures: String) {
            self.verdict = verdict
            self.figures = figures
        }
    }

    let architecture: String
    package let text: String
    /// The first known source.
    package let source: String
    /// What is measured, and when the claim holds.
    package let measure: String
    private let rule: @Sendable (Evidence) -> Judgement

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

    package func judged(by evidence: Evidence) -> Judgement {
        rule(evidence)
    }

    static let unknownSource = "often said; first source unknown"
}

package enum ClaimVerdict: String, Codable, Sendable {
    /// It holds in this code base; that says little about others.
    case holds = "holds here"
    case doesNotHold = "does not hold here"
    case cannotBeSaid = "can't be said from this"
}
