extension Claim {
    /// What it takes to test, as a measure.
    static let testEffort = """
        set-up statements and doubles per suite, and doubles written for the architecture; holds if it has the \
        least of all three, does not hold if it has the least of none
        """

    /// Judges whether an architecture takes the least effort to test.
    static func testEffort(of name: String, by evidence: Evidence) -> Judgement {
        guard evidence.anatomy.architectures.allSatisfy({ $0.tests != nil }) else {
            return .missing("tests")
        }
        let efforts = [
            ("set-up per suite", evidence.each { $0.tests?.perSuite(\.setUp) ?? 0 }),
            ("doubles per suite", evidence.each { $0.tests?.perSuite(\.doublesUsed) ?? 0 }),
            ("doubles written", evidence.each { Double($0.tests?.doubles ?? 0) }),
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
