import Output
import Traces

/// What is measured of the architectures beyond their sources, by name; empty for what was not measured.
package struct MeasuredFigures: Encodable, Sendable {
    /// How much of the logic runs in its tests.
    let coverage: [String: CoverageFigures]
    /// What it takes to compile it.
    let compilation: [String: CompilationFigures]
    /// The messages of each action of a person, from traces.
    let messages: [String: [ActionMessages]]

    package init(
        coverage: [String: CoverageFigures] = [:], compilation: [String: CompilationFigures] = [:],
        messages: [String: [ActionMessages]] = [:]
    ) {
        self.coverage = coverage
        self.compilation = compilation
        self.messages = messages
    }

    /// The tables, with a column for each architecture.
    func sections(of names: [String]) -> [AnatomyReport.Section] {
        [machineSection(of: names), messageSection(of: names)].compactMap(\.self)
    }

    private func machineSection(of names: [String]) -> AnatomyReport.Section {
        var table = Table(columns: [Table.Column("")] + names.map { Table.Column($0, .right) })
        func add(_ title: String, _ figure: (String) -> String?) {
            table.add([title] + names.map { figure($0) ?? "not measured" })
        }
        add("lines of logic that run in tests without a view") { name in
            coverage[name].map { "\(($0.share * 100).formatted(places: 1)) % of \($0.lines)" }
        }
        add("release build of the module") { compilation[$0]?.seconds.formattedAsTime }
        add("object file") { name in
            compilation[name].map { "\((Double($0.objectBytes) / 1000).formatted(places: 1)) kB" }
        }
        return AnatomyReport.Section(
            key: "measured", title: "Measured on this machine", table: table,
            note: "The first is measured with --coverage, the others with --compile.",
            isDeterministic: false)
    }

    /// Nil without traces.
    private func messageSection(of names: [String]) -> AnatomyReport.Section? {
        let actions = names.flatMap { messages[$0] ?? [] }.map(\.action).uniqued()
        if actions.isEmpty { return nil }
        var table = Table(
            columns: [Table.Column("Action")] + names.map { Table.Column($0, .right) })
        for action in actions {
            let counts = names.map { name in messages[name]?.first { $0.action == action } }
            table.add([action] + counts.map { $0.map { String($0.messages) } ?? "–" })
        }
        return AnatomyReport.Section(
            key: "messages", title: "Messages between roles, by action", table: table,
            note: """
                A message is a call from one role to another, or one that crosses a protocol; each run counts. A \
                deinit is none.
                """)
    }
}
