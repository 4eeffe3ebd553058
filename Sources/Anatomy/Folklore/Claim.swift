/// Something that is commonly said of an architecture, and the measure that bears on it.
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
    /// Where it was first said, as far as that is known.
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

    /// What is said where nobody knows who said it first.
    static let unknownSource = "often said; first source unknown"
}

package enum ClaimVerdict: String, Codable, Sendable {
    /// It is so in this code base. Of others that says little.
    case holds = "holds here"
    /// It is not so in this code base.
    case doesNotHold = "does not hold here"
    case cannotBeSaid = "can't be said from this"
}

extension Claim {
    /// What it takes to test, as a measure.
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
