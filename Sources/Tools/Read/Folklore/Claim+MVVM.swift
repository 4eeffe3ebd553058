import Anatomy
import Output

extension Claim {
    static let ofMVVM = [
        Claim(
            "MVVM", "Bindings cost memory.",
            source: """
                John Gossman, who named the pattern: "Advantages and disadvantages of M-V-VM" (2006)
                """,
            measure: """
                heap blocks alive while screens are open, counted as by `triptych bench`; holds if MVVM has more \
                than 1.5 times as many as each of the others, on all screens together
                """
        ) { memory(of: "MVVM", by: $0) },
        Claim(
            "MVVM", "Bugs are hard to trace.",
            source: """
                often said of data binding; in print by Addy Osmani, "Learning JavaScript Design Patterns" (2012)
                """,
            measure: """
                messages between roles in five actions, from traces; holds if MVVM takes more than 1.5 times as \
                many as each of the others
                """
        ) { messages(of: "MVVM", by: $0) },
        Claim(
            "MVVM", "The view model becomes massive.",
            source:
                "often said, after the joke of the Massive View Controller; first source unknown",
            measure: """
                statements of the longest logic type; holds if MVVM's has more than 1.5 times as many as each of \
                the others'
                """
        ) { longestLogic(of: "MVVM", by: $0) },
        Claim(
            "MVVM", "It is the easiest to test.",
            source: """
                of view models: Josh Smith, "WPF Apps With The Model-View-ViewModel Design Pattern", MSDN Magazine \
                (February 2009)
                """,
            measure: testEffort
        ) { testEffort(of: "MVVM", by: $0) },
    ]

    private static let testEffort = """
        set-up statements and doubles per suite, and doubles written for the architecture, where there is logic to \
        test without a screen; holds if it has the least of each, does not hold if it has the least of none
        """

    /// Judges whether an architecture takes the least effort to test.
    private static func testEffort(of name: String, by evidence: Evidence) -> Judgement {
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

    private static func memory(of name: String, by evidence: Evidence) -> Judgement {
        let screens = evidence.openScreens
        if screens.isEmpty {
            return Judgement(.cannotBeSaid, "heap blocks can't be counted on this machine")
        }
        let all = SideBySide(
            evidence.anatomy.architectures.map { architecture in
                let own = screens.filter { $0.architecture == architecture.name }
                return (architecture.name, Double(own.map(\.blocks).reduce(0, +)))
            })
        let count = Set(screens.map(\.name)).count
        return Judgement(
            all.isFarMost(name) ? .holds : .doesNotHold,
            all.text("heap blocks, of \(count) screens together"))
    }

    private static func messages(of name: String, by evidence: Evidence) -> Judgement {
        let closures = evidence.each { $0.closures.stored + $0.closures.knowingSelf }
            .text("closures through which calls may go")
        guard evidence.anatomy.architectures.allSatisfy({ $0.messages?.isEmpty == false }) else {
            return Judgement(.cannotBeSaid, closures + "; for messages add --hops")
        }
        let messages = evidence.each { ($0.messages ?? []).map(\.messages).reduce(0, +) }
        return Judgement(
            messages.isFarMost(name) ? .holds : .doesNotHold,
            messages.text("messages of all actions together") + "; " + closures)
    }
}

extension TestFigures {
    fileprivate func perSuite(_ figure: (TestFigures) -> Int) -> Double {
        suites == 0 ? 0 : Double(figure(self)) / Double(suites)
    }
}
