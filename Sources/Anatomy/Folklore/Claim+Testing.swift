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
