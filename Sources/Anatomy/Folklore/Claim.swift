/// Something that is commonly said of an architecture, and the measure that bears on it.
public struct Claim: Sendable {
    /// What came of measuring.
    public struct Judgement: Codable, Equatable, Sendable {
        /// The figures, in words.
        public let figures: String
        /// What they say.
        public let verdict: ClaimVerdict

        /// Describes what came of measuring.
        public init(_ verdict: ClaimVerdict, _ figures: String) {
            self.verdict = verdict
            self.figures = figures
        }
    }

    /// The architecture it is said of.
    public let architecture: String
    /// What is said.
    public let text: String
    /// Where it was first said, as far as that is known.
    public let source: String
    /// What is measured, and when the claim holds.
    public let measure: String
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
    public func judged(by evidence: Evidence) -> Judgement {
        rule(evidence)
    }

    /// What is said where nobody knows who said it first.
    static let unknownSource = "often said; first source unknown"
}
