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

    package let architecture: String
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

extension Claim {
    static let testEffort = """
        set-up statements and doubles per suite, and doubles written for the architecture, where there is logic to \
        test without a screen; holds if it has the least of each, does not hold if it has the least of none
        """

    /// Judges whether an architecture takes the least effort to test.
    static func testEffort(of name: String, by evidence: Evidence) -> Judgement {
        guard evidence.anatomy[name]?.tests != nil else { return .missing("tests") }
        let efforts = [
            ("set-up per suite", evidence.each { $0.tests?.perSuite(\.setUp) }),
            ("doubles per suite", evidence.each { $0.tests?.perSuite(\.doublesUsed) }),
            ("doubles written", evidence.each { $0.tests?.doubles }),
        ]
        let least = efforts.count { $0.1.isLeast(name) }
        let verdict: ClaimVerdict =
            least == efforts.count ? .holds : least == 0 ? .doesNotHold : .cannotBeSaid
        return Judgement(verdict, efforts.map { $1.text($0) }.joined(separator: "; "))
    }
}

extension TestFigures {
    fileprivate func perSuite(_ figure: (TestFigures) -> Int) -> Double {
        suites == 0 ? 0 : Double(figure(self)) / Double(suites)
    }
}
