import Reporting

extension Claim {
    static let ofMVVM = [
        Claim(
            "MVVM", "Bindings cost memory.",
            source: """
                John Gossman, who named the pattern: "Advantages and disadvantages of M-V-VM" (2006)
                """,
            measure: """
                memory of the screens beside that of the app without an architecture, from a saved run of the \
                benchmarks; holds if MVVM takes more than each of the others in every action
                """
        ) { memory(of: "MVVM", by: $0) },
        Claim(
            "MVVM", "Bugs are hard to trace.",
            source: """
                often said of data binding; in print by Addy Osmani, "Learning JavaScript Design Patterns" (2012)
                """,
            measure: """
                calls from one role to another until an action is answered, from traces; holds if MVVM takes more \
                than 1.5 times as many as each of the others
                """
        ) { hops(of: "MVVM", by: $0) },
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

    private static func memory(of name: String, by evidence: Evidence) -> Judgement {
        guard let ratios = evidence.ratios else {
            return Judgement(.cannotBeSaid, "run `triptych bench --save folklore` first")
        }
        let memory = ratios.filter { $0.suite.lowercased().contains("memory") }
        let actions = Set(memory.map(\.action)).sorted()
        if actions.isEmpty {
            return Judgement(.cannotBeSaid, "the saved run holds times, and nothing of memory")
        }
        let figures = actions.map { action in
            SideBySide(
                memory.filter { $0.action == action }.map { ($0.architecture, $0.ratio) })
        }
        return Judgement(
            figures.allSatisfy { $0.isMost(name) } ? .holds : .doesNotHold,
            zip(actions, figures).map { $1.text($0) }.joined(separator: "; "))
    }

    private static func hops(of name: String, by evidence: Evidence) -> Judgement {
        let closures = evidence.each { $0.closures.stored + $0.closures.knowingSelf }
            .text("closures through which calls may go")
        guard evidence.anatomy.architectures.allSatisfy({ $0.hops?.isEmpty == false }) else {
            return Judgement(.cannotBeSaid, closures + "; no traces were given")
        }
        let hops = evidence.each { ($0.hops ?? []).map(\.hops).reduce(0, +) }
        return Judgement(
            hops.isFarMost(name) ? .holds : .doesNotHold,
            hops.text("calls, of all actions together") + "; " + closures)
    }
}
