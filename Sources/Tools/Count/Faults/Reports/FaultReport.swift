import ArchitectureRules
import Console
import Measuring

/// The faults, and the tests that caught them, by architecture and role.
package struct FaultReport: Sendable {
    package let outcomes: [FaultOutcome]
    let architectures: [String]

    /// - Parameter architectures: The order of the rows. Architectures of which no fault was tried are left out.
    package init(_ outcomes: [FaultOutcome], of architectures: [String]) {
        self.outcomes = outcomes
        let tried = Set(outcomes.map(\.fault.id.architecture))
        self.architectures = architectures.filter(tried.contains)
    }

    func outcomes(of architecture: String) -> [FaultOutcome] {
        outcomes.filter { $0.fault.id.architecture == architecture }
    }

    // MARK: Tables

    /// All tables. A table about unit tests has no rows if no architecture has unit tests, and is left out.
    private var tables: [Table] {
        ([shares, summary, logic] + architectures.map(roles)).filter { !$0.isEmpty }
    }

    /// The share of the faults that each kind of tests catches, with its interval. A row for each architecture, and one
    /// without the code that stands in for a library.
    var shares: Table {
        let columns = [
            "noticeable", Finder.unitTests.title, "all unit tests", "scenarios or leak check",
        ]
        let rows = architectures.flatMap { name -> [(String, [FaultOutcome])] in
            let all = outcomes(of: name)
            let alone = all.withoutBinding
            return [(name, all)]
                + (alone.count < all.count ? [(name + Self.withoutBinding, alone)] : [])
        }
        return Table(
            Self.sharesTitle, figures: columns,
            rows: rows.map { name, outcomes in
                [
                    name, outcomes.noticeable.count,
                    outcomes.shareText(caughtBy: [.unitTests]),
                    outcomes.shareText(caughtBy: Self.allUnitTests),
                    outcomes.shareText(caughtBy: Self.scenarios),
                ]
            })
    }

    package static let sharesTitle = "Share that is caught"
    package static let withoutBinding = " without its binding"
    static let allUnitTests: [Finder] = [.unitTests, .screenTests]
    static let scenarios: [Finder] = [.scenarios, .leakGate]

    /// Which architectures differ in what the scenarios catch.
    private var comparison: String {
        let shares = architectures.compactMap { name in
            outcomes(of: name).share(caughtBy: Self.scenarios).map { (name, $0) }
        }
        let pairs = shares.indices.flatMap { place in
            shares[..<place].map { ($0, shares[place]) }
        }
        let differ = zip(pairs, Share.differ(pairs.map { ($0.1, $1.1) })).filter(\.1).map {
            pair, _ in
            let (less, more) = pair.0.1.ratio < pair.1.1.ratio ? pair : (pair.1, pair.0)
            return "in \(less.0) than in \(more.0)"
        }
        return differ.isEmpty
            ? "No two architectures are shown to differ in the share that the scenarios or the leak check catch."
            : "The scenarios or the leak check catch a smaller share \(differ.listed)."
    }

    /// A row for each architecture.
    var summary: Table {
        table("All roles", [FaultOutcome].columns, architectures) { outcomes(of: $0).cells }
    }

    /// The number of faults in roles with unit tests that these tests catch: a row for each architecture with unit tests.
    var logic: Table {
        let columns = ["noticeable", "caught by unit tests"]
        return table("Roles with unit tests", columns, architectures) { name in
            let counted = outcomes(of: name).filter(\.isInTestedRole).noticeable
            if counted.isEmpty { return nil }
            return [counted.count, counted.caughtText(by: Self.allUnitTests)]
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
            \(outcomes.sentence) A fault that several kinds of tests catch is counted in each of their columns. Shares are of \
            the noticeable faults, with 95 % confidence intervals, because these faults are a sample of all mistakes that \
            people make. \(comparison)
            """
        return Document(tables.map { .table($0) } + [.text(remark)])
    }
}

extension FaultOutcome {
    /// Whether the fault is in a role with unit tests.
    fileprivate var isInTestedRole: Bool { Role(rawValue: fault.role)?.isTested == true }
}
