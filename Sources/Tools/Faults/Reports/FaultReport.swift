import Anatomy
import Reporting

/// Who caught the faults, by architecture and role.
package struct FaultReport: Encodable, Sendable {
    package let outcomes: [FaultOutcome]
    private let architectures: [String]

    /// - Parameter architectures: Their order. Those of which nothing was tried are left out.
    package init(_ outcomes: [FaultOutcome], of architectures: [String]) {
        self.outcomes = outcomes
        let tried = Set(outcomes.map(\.fault.id.architecture))
        self.architectures = architectures.filter(tried.contains)
    }

    // MARK: Tables

    /// A row for each architecture.
    package var summary: Table {
        var table = Table(
            columns: [Table.Column("All roles")] + Self.columns.map { Table.Column($0, .right) })
        for name in architectures {
            table.add([name] + FaultCounts(of: outcomes(of: name)).cells)
        }
        return table
    }

    /// How many of the faults that a person or the server can notice are caught by the scenarios and the leak
    /// gate: a row for each architecture. A fault that nobody caught counts as well, unless it is known to change
    /// nothing.
    package var noticeable: Table {
        table("A person or the server can notice", caughtBy: [.scenarios, .leakGate]) {
            $0.isNoticeable
        }
    }

    /// How much of the logic its own tests catch: a row for each architecture that has such tests.
    package var logic: Table {
        table("Roles that are tested", caughtBy: [.unitTests]) {
            Role(rawValue: $0.fault.role)?.isTested == true && $0.counts
        }
    }

    /// How many of each architecture's faults its unit tests catch, bindings apart.
    package var caughtByUnitTests: [Evidence.CaughtFaults] {
        shares(caughtBy: [.unitTests]) { $0.counts && !$0.fault.isInBinding }
            .map { Evidence.CaughtFaults(architecture: $0.architecture, share: $0.share) }
    }

    /// How many of some faults some of the finders catch: a row for each architecture that has such faults.
    private func table(
        _ title: String, caughtBy finders: [Finder], of isCounted: (FaultOutcome) -> Bool
    ) -> Table {
        let finding = finders.map(\.rawValue).joined(separator: " or ")
        var table = Table(
            columns: [Table.Column(title)]
                + ["faults", finding, "caught"].map { Table.Column($0, .right) })
        for row in shares(caughtBy: finders, of: isCounted) {
            table.add([row.architecture, String(row.faults), String(row.caught), row.share.text])
        }
        return table
    }

    /// The same in numbers.
    private func shares(
        caughtBy finders: [Finder], of isCounted: (FaultOutcome) -> Bool
    ) -> [(architecture: String, faults: Int, caught: Int, share: WilsonInterval)] {
        architectures.compactMap { name in
            let counted = outcomes(of: name).filter(isCounted)
            let caught = counted.count { outcome in
                finders.contains { outcome.catches[$0] != nil }
            }
            return WilsonInterval(caught, of: counted.count)
                .map { (name, counted.count, caught, $0) }
        }
    }

    /// A row for each role of an architecture.
    package func roles(of architecture: String) -> Table {
        let outcomes = outcomes(of: architecture)
        var table = Table(
            columns: [Table.Column(architecture)] + Self.columns.map { Table.Column($0, .right) })
        let roles = Set(outcomes.map(\.fault.role)).sorted {
            (Role.order($0), $0) < (Role.order($1), $1)
        }
        for role in roles {
            table.add([role] + FaultCounts(of: outcomes.filter { $0.fault.role == role }).cells)
        }
        if roles.count > 1 { table.add(["all"] + FaultCounts(of: outcomes).cells) }
        return table
    }

    private static let columns =
        ["faults"] + Finder.allCases.map(\.rawValue) + ["nobody", "not counted", "caught"]

    private func outcomes(of architecture: String) -> [FaultOutcome] {
        outcomes.filter { $0.fault.id.architecture == architecture }
    }

    // MARK: Lists

    /// What nobody caught, what changes nothing and what does not compile, with their places.
    package var lists: String {
        architectures.flatMap { name -> [String] in
            let outcomes = outcomes(of: name)
            return [
                list("\(name): caught by nobody", of: outcomes) { verdict in
                    guard case .missed(let isReached) = verdict else { return nil }
                    return isReached ? "" : "never runs"
                },
                list("\(name): change nothing", of: outcomes) { verdict in
                    if case .changesNothing(let reason) = verdict { reason } else { nil }
                },
                list("\(name): do not compile", of: outcomes) { verdict in
                    if case .doesNotCompile(let error) = verdict { error } else { nil }
                },
            ].compactMap(\.self)
        }.joined(separator: "\n\n")
    }

    private func list(
        _ title: String, of outcomes: [FaultOutcome],
        note: (FaultOutcome.Verdict) -> String?
    ) -> String? {
        let lines = outcomes.compactMap { outcome in
            note(outcome.verdict).map { outcome.fault.line(noting: $0) }
        }
        return lines.isEmpty ? nil : "\(title) (\(lines.count))\n" + lines.joined(separator: "\n")
    }

    // MARK: Forms

    /// An architecture without unit tests has no row in one of them.
    private var tables: [Table] {
        ([summary, noticeable, logic] + architectures.map(roles)).filter { !$0.isEmpty }
    }

    /// The text for a terminal.
    package func text(width: Int?) -> String {
        let texts = [(lists, 6), (FaultExplanation.remark, 0)].map { text, hanging in
            text.wrapped(to: width ?? 100_000, hanging: hanging).joined(separator: "\n")
        }
        let parts = tables.map { $0.rendered(width: width) } + texts
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    package var markdown: String {
        (tables.map(\.markdown) + [FaultExplanation.remark]).joined(separator: "\n\n")
    }
}
