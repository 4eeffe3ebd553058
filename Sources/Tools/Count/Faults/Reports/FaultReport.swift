import ArchitectureRules
import Console

/// The faults, and the tests that caught them, by architecture and role.
package struct FaultReport: Sendable {
    package let outcomes: [FaultOutcome]
    private let architectures: [String]

    /// - Parameter architectures: The order of the rows. Architectures of which no fault was tried are left out.
    package init(_ outcomes: [FaultOutcome], of architectures: [String]) {
        self.outcomes = outcomes
        let tried = Set(outcomes.map(\.fault.id.architecture))
        self.architectures = architectures.filter(tried.contains)
    }

    private func outcomes(of architecture: String) -> [FaultOutcome] {
        outcomes.filter { $0.fault.id.architecture == architecture }
    }

    // MARK: Tables

    /// All tables. A table about unit tests has no rows if no architecture has unit tests, and is left out.
    private var tables: [Table] {
        ([summary, noticeable, logic] + architectures.map(roles)).filter { !$0.isEmpty }
    }

    /// A row for each architecture.
    var summary: Table {
        table("All roles", [FaultOutcome].columns, architectures) { outcomes(of: $0).cells }
    }

    /// The number of faults in roles that have unit tests, and how many of these the unit tests catch: a row for each
    /// architecture.
    var shares: Table {
        let columns = [
            "all", "in roles with unit tests", "of these, unit tests catch",
            "of all, scenarios catch",
        ]
        return table("Faults", columns, architectures) { name in
            let all = outcomes(of: name)
            let alone = all.filter(\.isInTestedRole)
            return [
                all.count, alone.count, alone.caughtText(by: [.unitTests]),
                all.caughtText(by: [.scenarios]),
            ]
        }
    }

    /// The number of faults that the scenarios and the leak check catch: a row for each architecture. Faults that only the
    /// unit tests catch are left out, because they may make no difference to a person or the server.
    var noticeable: Table {
        table("Without the faults that only unit tests catch", caughtBy: [.scenarios, .leakGate]) {
            Set($0.catches.keys) != [.unitTests]
        }
    }

    /// The number of faults in roles with unit tests that these tests catch: a row for each architecture with unit tests.
    var logic: Table {
        table("Roles with unit tests", caughtBy: [.unitTests], of: \.isInTestedRole)
    }

    /// The number of the counted faults that some of the finders catch: a row for each architecture that has such faults.
    private func table(
        _ title: String, caughtBy finders: [Finder], of isCounted: (FaultOutcome) -> Bool
    ) -> Table {
        let finding = "caught by " + finders.map(\.title).joined(separator: " or ")
        return table(title, ["faults that compile", finding], architectures) { name in
            let counted = outcomes(of: name).filter { $0.compiles && isCounted($0) }
            if counted.isEmpty { return nil }
            return [counted.count, counted.caughtText(by: finders)]
        }
    }

    /// A row for each role of an architecture.
    func roles(of architecture: String) -> Table {
        let outcomes = outcomes(of: architecture)
        let roles = Set(outcomes.map(\.fault.role)).sorted {
            (Role.order($0), $0) < (Role.order($1), $1)
        }
        let all = roles.count > 1 ? ["all"] : []
        return table(architecture, [FaultOutcome].columns, roles + all) { role in
            (all.contains(role) ? outcomes : outcomes.filter { $0.fault.role == role }).cells
        }
    }

    private func table(
        _ title: String, _ columns: [String], _ rows: [String],
        cells: (String) -> [any CellContent]?
    ) -> Table {
        Table(
            title, figures: columns,
            rows: rows.compactMap { row in cells(row).map { [row] + $0 } })
    }

    // MARK: Lists

    /// The faults that survived, those that survived but that nobody can notice, and those that do not compile, with their
    /// places.
    package var lists: String {
        architectures.flatMap { name in
            [
                list("\(name): survived", of: name) { verdict in
                    guard case .missed(let isReached) = verdict else { return nil }
                    return isReached ? "" : "never runs"
                },
                list("\(name): survived, but nobody can notice them", of: name) { verdict in
                    if case .equivalent(let reason) = verdict { reason } else { nil }
                },
                list("\(name): do not compile", of: name) { verdict in
                    if case .doesNotCompile(let error) = verdict { error } else { nil }
                },
            ].compactMap(\.self)
        }.joined(separator: "\n\n")
    }

    private func list(
        _ title: String, of architecture: String, note: (FaultOutcome.Verdict) -> String?
    ) -> String? {
        let lines = outcomes(of: architecture).compactMap { outcome in
            note(outcome.verdict).map { outcome.fault.line(noting: $0) }
        }
        return lines.isEmpty ? nil : "\(title) (\(lines.count))\n" + lines.joined(separator: "\n")
    }

    // MARK: Forms

    /// The texts of the generated parts, by name: `faults` for all tables, and `faults shares`.
    package var generated: [String: String] {
        ["faults": document.markdown, "faults shares": shares.markdown]
    }

    /// The tables, and a remark that explains them.
    package var document: Document {
        let remark = """
            \(outcomes.sentence) A fault that several kinds of tests catch is counted in each of their columns. Percentages \
            are shares of all faults that compile, including those that nobody can notice.
            """
        return Document(tables.map { .table($0) } + [.text(remark)])
    }
}

extension FaultOutcome {
    /// Whether the fault is in a role with unit tests.
    fileprivate var isInTestedRole: Bool { Role(rawValue: fault.role)?.isTested == true }
}
