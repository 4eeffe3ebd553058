import ArchitectureRules
import Output

extension AnatomyFigures {
    typealias Section = AnatomyReport.Section

    /// Columns with a title each for text, and one for each architecture.
    func sideBySide(_ title: String) -> Table {
        Table(columns: [Table.Column(title)] + architectures.map { Table.Column($0.name, .right) })
    }

    var sizeSection: Section {
        var table = sideBySide("")
        func add(_ title: String, _ figure: (ArchitectureFigures) -> String) {
            table.add([title] + architectures.map(figure))
        }
        add("files") { String($0.size.files) }
        add("types") { String($0.size.types) }
        add("protocols") { String($0.size.protocols) }
        add("requirements of the protocols") { String($0.size.requirements) }
        add("functions") { String($0.size.functions) }
        add("statements") { String($0.size.statements) }
        add("of these in the binding") { String($0.feature("Binding", \.statements)) }
        add("statements per function") { $0.size.statementsPerFunction }
        add("stored closures") { String($0.closures.stored) }
        add("closures that keep self alive") { String($0.closures.keepingSelf) }
        add("closures that only know self") { String($0.closures.knowingSelf) }
        return Section(
            "size", "Size", table,
            note: """
                Statements are counted in the compiler's syntax tree, so comments, line breaks and braces count \
                for nothing. Functions are all that has a body: initialisers and accessors too. The binding is part \
                of MVVM's figures; most people take it from a library.
                """)
    }

    var featureSection: Section {
        var table = sideBySide("Feature")
        let names = Set(architectures.flatMap { $0.features.map(\.name) }).sorted()
        for name in names {
            table.add(
                [ArchitectureFigures.Part.title(of: name)]
                    + architectures.map { architecture in
                        architecture.features.first { $0.name == name }?.size.statementsInFiles
                            ?? architecture.folder(of: name).map { "part of \($0)" } ?? "–"
                    })
        }
        return Section(
            "features", "Statements of each feature, and in how many files", table, note: "")
    }

    var roleSection: Section {
        var table = sideBySide("Role")
        let present = Set(architectures.flatMap { $0.roles.map(\.name) })
        for name in present.sorted(by: { Role.order($0) < Role.order($1) }) {
            table.add(
                [name]
                    + architectures.map { architecture in
                        architecture.roles.first { $0.name == name }?.size.statementsInFiles
                            ?? "no place"
                    })
        }
        return Section(
            "roles", "Statements of each role, and in how many files", table,
            note: "No place: the architecture has no such role, and another one does its work.")
    }

    var featureDetailSection: Section {
        Section(
            "feature details", "Features in detail", parts("Feature", \.features), note: "")
    }

    var roleDetailSection: Section {
        Section("role details", "Roles in detail", parts("Role", \.roles), note: "")
    }

    /// A row for each part of each architecture.
    private func parts(
        _ title: String, _ parts: (ArchitectureFigures) -> [ArchitectureFigures.Part]
    ) -> Table {
        let figures = ["files", "types", "protocols", "requirements", "functions", "statements"]
        var table = Table(
            columns: [Table.Column(""), Table.Column(title)]
                + figures.map { Table.Column($0, .right) })
        for architecture in architectures {
            for part in parts(architecture) {
                let size = part.size
                let counts = [
                    size.files, size.types, size.protocols, size.requirements, size.functions,
                    size.statements,
                ]
                table.add([architecture.name, part.title] + counts.map { String($0) })
            }
        }
        return table
    }

    var extremeSection: Section {
        var table = Table(
            columns: [
                Table.Column(""), Table.Column("What"), Table.Column("Which"),
                Table.Column("", .right),
            ])
        for architecture in architectures {
            let rows: [(String, Extreme?)] = [
                ("statements of the longest function", architecture.size.longestFunction),
                ("statements of the longest type", architecture.size.longestType),
                ("most files named by one", architecture.widest(\.fanOut)),
                ("most files that name one", architecture.widest(\.fanIn)),
            ]
            for (what, which) in rows {
                table.add(
                    [
                        architecture.name, what, which?.name ?? "–",
                        which.map { String($0.figure) } ?? "–",
                    ])
            }
        }
        return Section("extremes", "The longest and the widest", table, note: "")
    }
}

extension SizeFigures {
    fileprivate var statementsInFiles: String { "\(statements) in \(files)" }

    fileprivate var statementsPerFunction: String {
        functions == 0 ? "–" : (Double(statements) / Double(functions)).formatted(places: 1)
    }
}

extension ArchitectureFigures.Part {
    fileprivate var title: String { Self.title(of: name) }

    /// Files that stand in no folder are the app itself.
    fileprivate static func title(of name: String) -> String {
        name.isEmpty ? "(the app itself)" : name
    }
}
