import Anatomy
import Measuring

extension Claim {
    static let ofMVVM = [
        Claim(
            architecture: "MVVM", text: "Bindings cost memory.",
            source: """
                John Gossman, who named the pattern: "Advantages and disadvantages of M-V-VM" (2006)
                """,
            measure: """
                heap blocks alive while screens are open, on all screens together, counted as by `triptych bench`
                """, rule: .farMost
        ) { evidence in
            let screens = evidence.openScreens
            return [
                evidence.each(
                    "heap blocks, of \(screens.count) screens together",
                    absence: "heap blocks can't be counted on this machine"
                ) { architecture in
                    let blocks = screens.compactMap { $0.counts(of: architecture.name)?.blocksLeft }
                    return blocks.isEmpty ? nil : Double(blocks.reduce(0, +))
                }
            ]
        },
        Claim(
            architecture: "MVVM", text: "Bugs are hard to trace.",
            source: """
                often said of data binding; in print by Addy Osmani, "Learning JavaScript Design Patterns" (2012)
                """,
            measure: "messages between types in five actions, from traces", rule: .farMost
        ) { evidence in
            [
                evidence.each(
                    "messages of all actions together",
                    absence: "`triptych report` counts messages, where it can record calls"
                ) { evidence.messages[$0.name].map(Double.init) },
                evidence.each("closures through which calls may go", judges: false) {
                    $0.closures.stored + $0.closures.knowingSelf
                },
            ]
        },
        Claim(
            architecture: "MVVM", text: "The view model becomes massive.",
            source:
                "often said, after the joke of the Massive View Controller; first source unknown",
            measure: "statements of the longest logic type", rule: .farMost
        ) { [$0.statements(of: \.longestLogic)] },
        Claim(
            architecture: "MVVM", text: "It is the easiest to test.",
            source: """
                of view models: Josh Smith, "WPF Apps With The Model-View-ViewModel Design Pattern", MSDN Magazine \
                (February 2009)
                """,
            measure: """
                set-up statements and doubles per suite, and doubles written for the architecture, where there is \
                logic to test without a screen; all of these must agree
                """, rule: .least
        ) { evidence in
            [
                evidence.each("set-up per suite") { $0.tests?.perSuite(\.setUp) },
                evidence.each("doubles per suite") { $0.tests?.perSuite(\.doublesUsed) },
                evidence.each("doubles written") {
                    $0.tests.flatMap { $0.suites == 0 ? nil : $0.doubles }
                },
            ]
        },
    ]
}
