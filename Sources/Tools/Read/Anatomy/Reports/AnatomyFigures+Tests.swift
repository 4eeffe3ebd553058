import Output
import Traces

extension AnatomyFigures {
    var testSection: Section {
        var table = sideBySide("")
        func add(_ title: String, _ figure: (TestFigures) -> String) {
            table.add([title] + architectures.map { $0.tests.map(figure) ?? "–" })
        }
        add("suites for logic roles") { String($0.suites) }
        add("tests") { String($0.tests) }
        add("statements per test") { mean($0.statements, of: $0.tests) }
        add("set-up statements per suite") { mean($0.setUp, of: $0.suites) }
        add("doubles used per suite") { mean($0.doublesUsed, of: $0.suites) }
        add("doubles written for it") { String($0.doubles) }
        add("statements in these") { String($0.doubleStatements) }
        return Section(
            "tests", "What it takes to test the logic", table,
            note: """
                Set-up: initialisers of a suite, and properties with an initial value. Doubles of the services are \
                shared by all; the others are written for one. Where there is no logic role, there are no figures: \
                such an architecture can only be tested by way of its screens.
                """)
    }

    var measuredSection: Section {
        var table = sideBySide("")
        table.add(
            ["lines of logic that run in tests without a view"]
                + architectures.map { architecture in
                    guard let coverage = architecture.coverage else { return "not measured" }
                    let share = (coverage.share * 100).formatted(places: 1)
                    return "\(share) % of \(coverage.lines)"
                })
        table.add(
            ["release build of the module"]
                + architectures.map {
                    $0.compilation?.seconds.formattedAsTime ?? "not measured"
                })
        table.add(
            ["object file"]
                + architectures.map { architecture in
                    guard let bytes = architecture.compilation?.objectBytes else {
                        return "not measured"
                    }
                    return "\((Double(bytes) / 1000).formatted(places: 1)) kB"
                })
        return Section(
            "measured", "Measured on this machine", table,
            note: "The first is measured with --coverage, the others with --compile.",
            isDeterministic: false)
    }

    /// Nil without traces.
    var messageSection: Section? {
        let actions = architectures.flatMap { $0.messages ?? [] }.map(\.action).uniqued()
        if actions.isEmpty { return nil }
        var table = sideBySide("Action")
        for action in actions {
            table.add(
                [action]
                    + architectures.map { architecture in
                        architecture.messages?.first { $0.action == action }
                            .map { String($0.messages) } ?? "–"
                    })
        }
        return Section(
            "messages", "Messages between roles, by action", table,
            note: """
                A message is a call from one role to another, or one that crosses a protocol; each run counts. A \
                deinit is none.
                """)
    }
}

/// A mean, with one place after the point.
private func mean(_ sum: Int, of count: Int) -> String {
    count == 0 ? "–" : (Double(sum) / Double(count)).formatted(places: 1)
}
