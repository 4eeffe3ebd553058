import ArchitectureList
import ArchitectureRules
import Console
import SwiftSources

extension AnatomyFigures {
    /// A table with its title and a note, and the key by which a document asks for it, such as `size`.
    typealias Section = (key: String, parts: [Document.Part?])

    var sizeSection: Section {
        section(
            "size", "Size",
            [
                row("files") { $0.size.files }, row("types") { $0.size.types },
                row("protocols") { $0.size.protocols },
                row("requirements of the protocols") { $0.size.requirements },
                row("functions") { $0.size.functions }, row("statements") { $0.size.statements },
                row("statements in the binding code") {
                    $0.feature(ArchitectureSources.binding, \.statements)
                },
                row("statements per function") { mean($0.size.statements, of: $0.size.functions) },
                row("stored closures") { $0.closures.stored },
                row("closures that keep self alive") { $0.closures.keepingSelf },
                row("closures that use self without keeping it alive") { $0.closures.knowingSelf },
            ],
            note: """
                Statements are counted in the compiler's syntax tree, so comments, line breaks and braces don't count. \
                Everything with a body counts as a function, including initializers and accessors. MVVM's figures \
                include the binding, which most apps take from a library.
                """)
    }

    var featureSection: Section {
        let names = Set(architectures.flatMap { $0.features.map(\.name) }).sorted()
        return section(
            "features", "Statements of each feature, and in how many files", of: ["Feature"],
            names.map { name in
                // Files in no folder are the app itself.
                row(name.isEmpty ? "(the app itself)" : name) { architecture in
                    architecture.features.first { $0.name == name }?.statementsInFiles
                }
            })
    }

    var roleSection: Section {
        section(
            "roles", "Statements of each role, and in how many files", of: ["Role"],
            roleNames.map { name in
                row(name) { architecture in
                    architecture.roles.first { $0.name == name }?.statementsInFiles ?? "no place"
                }
            },
            note:
                "No place: the architecture has no such role. Another of its roles does this work.")
    }

    var ownershipSection: Section {
        let holds = StoredProperty.Hold.allCases
        var rows: [[any CellContent]] = []
        for architecture in architectures {
            for owner in roleNames {
                for owned in roleNames {
                    let figures = architecture.ownership.filter {
                        $0.from == owner && $0.to == owned
                    }
                    if figures.isEmpty { continue }
                    let counts = holds.map { hold -> any CellContent in
                        figures.first { $0.hold == hold }?.count ?? "·"
                    }
                    rows.append([architecture.name, owner, owned] + counts)
                }
            }
        }
        return section(
            "ownership", "Ownership between roles", of: ["", "Owner", "Owned"],
            figures: holds.map(\.rawValue), rows,
            note: """
                A property whose type is a protocol counts for the role of the conforming types, if they all have the \
                same role. References that closures hold are not counted. "other" is all files without a role.
                """)
    }

    var testSection: Section {
        section(
            "tests", "Unit tests",
            [
                row("suites") { $0.tests?.suites },
                row("tests") { $0.tests?.tests },
                row("all unit tests") { $0.tests?.all },
                row("statements per test") { $0.tests.map { mean($0.statements, of: $0.tests) } },
                row("set-up statements per suite") {
                    $0.tests.map { mean($0.setUp, of: $0.suites) }
                },
                row("doubles of the architecture itself") { $0.tests?.doubles },
                row("statements in these doubles") { $0.tests?.doubleStatements },
            ],
            note: """
                Set-up statements are those in the initializers of a suite, and its properties with an initial value. All \
                architectures share the doubles of the services. The other doubles belong to one architecture. The tests \
                of the shared model are not counted. Except in "all unit tests", neither are those of lifetimes, of the app as \
                a whole, of a coordinator, a wireframe or a binding, and of how screens are assembled. All architectures test the \
                same decisions: in MVC up to the control, because the tests open the screen, and in the others up to what the view is \
                told.
                """)
    }

    /// A table with a column of figures for each architecture, or with the columns in `figures`.
    func section(
        _ key: String, _ title: String, of names: [String] = [""], figures: [String]? = nil,
        _ rows: [[any CellContent]], note: String? = nil
    ) -> Section {
        let figures = figures ?? architectures.map(\.name)
        let columns = names.map { Table.Column($0) } + figures.map { Table.Column($0, .right) }
        let table = Table(columns: columns, rows: rows)
        return (key, [.title(title), .table(table), note.map { .text($0) }])
    }

    func row(
        _ title: String, _ figure: (ArchitectureFigures) -> any CellContent
    ) -> [any CellContent] {
        [title] + architectures.map(figure)
    }

    /// The roles of all architectures, and `other`.
    private var roleNames: [String] {
        Set(architectures.flatMap { $0.roles.map(\.name) })
            .sorted { Role.order($0) < Role.order($1) }
    }
}

extension ArchitectureFigures.Part {
    fileprivate var statementsInFiles: String { "\(size.statements) in \(size.files)" }
}

/// A mean with one decimal place.
func mean(_ sum: Int, of count: Int) -> String {
    count == 0 ? "–" : (Double(sum) / Double(count)).formatted(places: 1)
}
