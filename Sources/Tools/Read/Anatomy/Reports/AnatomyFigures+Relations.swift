import ArchitectureRules
import Output
import SwiftSources

extension AnatomyFigures {
    var referenceSections: [Section] {
        architectures.map { architecture in
            let roles = architecture.roles.map(\.name)
            var table = Table(
                columns: [Table.Column("from \\ to")] + roles.map { Table.Column($0, .right) })
            for from in roles {
                table.add(
                    [from]
                        + roles.map { to in
                            architecture.references.first { $0.from == from && $0.to == to }
                                .map { String($0.count) } ?? "·"
                        })
            }
            return Section(
                "references \(architecture.name)",
                "References between the roles of \(architecture.name)",
                table, note: "How often a file names something that another file declares.")
        }
    }

    var couplingSection: Section {
        var table = Table(
            columns: [
                Table.Column(""), Table.Column("Role"), Table.Column("fan-in", .right),
                Table.Column("fan-out", .right),
            ])
        for architecture in architectures {
            for role in architecture.roles.map(\.name) {
                let files = architecture.coupling.filter { $0.role == role }
                table.add([architecture.name, role, files.mean(\.fanIn), files.mean(\.fanOut)])
            }
        }
        return Section(
            "coupling", "How files hang together", table,
            note: """
                Fan-in: how many other files of the architecture name something of a file; fan-out: how many it \
                names something of; both as the mean of the files.
                """)
    }

    var moduleSection: Section {
        let modules = Set(architectures.flatMap { $0.moduleReferences.map(\.to) }).sorted()
        var table = Table(
            columns: [Table.Column(""), Table.Column("Role")]
                + modules.map { Table.Column($0, .right) })
        for architecture in architectures {
            for role in architecture.roles.map(\.name) {
                let counts = modules.map { module in
                    architecture.moduleReferences.first { $0.from == role && $0.to == module }?
                        .count
                }
                table.add([architecture.name, role] + counts.map { $0.map { String($0) } ?? "·" })
            }
        }
        return Section("modules", "References to other modules", table, note: "")
    }

    var ownershipSection: Section {
        var table = Table(
            columns: [
                Table.Column(""), Table.Column("Owner"), Table.Column("Owned"),
                Table.Column("strong", .right), Table.Column("weak", .right),
                Table.Column("unowned", .right),
            ])
        for architecture in architectures {
            let pairs = architecture.ownership.map { [$0.from, $0.to] }.uniqued()
            for pair in pairs {
                let figures = architecture.ownership.filter { [$0.from, $0.to] == pair }
                let counts = StoredProperty.Hold.allCases.map { hold in
                    figures.first { $0.hold == hold.rawValue }.map { String($0.count) } ?? "·"
                }
                table.add([architecture.name] + pair + counts)
            }
        }
        return Section(
            "ownership", "Who has a property for objects of whom", table,
            note: """
                A protocol stands for what conforms to it, if all of that has one role. Objects that are held in \
                closures are not seen here.
                """)
    }
}

extension [CouplingFigures] {
    fileprivate func mean(_ figure: (CouplingFigures) -> Int) -> String {
        isEmpty ? "–" : (Double(map(figure).reduce(0, +)) / Double(count)).formatted(places: 1)
    }
}
