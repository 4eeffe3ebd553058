import Reporting

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
        add("statements per function") { $0.size.statementsPerFunction }
        add("longest function") { $0.size.longestFunction?.text ?? "–" }
        add("longest type") { $0.size.longestType?.text ?? "–" }
        add("most files that one file names") { $0.widest(\.fanOut) }
        add("most files that name one file") { $0.widest(\.fanIn) }
        add("stored closures") { String($0.closures.stored) }
        add("closures that keep self alive") { String($0.closures.keepingSelf) }
        add("closures that only know self") { String($0.closures.knowingSelf) }
        return Section(
            "size", "Size", table,
            note: """
                Statements are counted in the compiler's syntax tree, so comments, line breaks and braces count \
                for nothing. Functions are all that has a body: initialisers and accessors too.
                """)
    }

    var featureSection: Section {
        var table = sideBySide("Feature")
        let names = Set(architectures.flatMap { $0.features.map(\.name) }).sorted()
        for name in names {
            table.add(
                [name.isEmpty ? "(the app itself)" : name]
                    + architectures.map { architecture in
                        guard
                            let size = architecture.features.first(where: { $0.name == name })?.size
                        else { return "–" }
                        return "\(size.statements) in \(size.files)"
                    })
        }
        return Section(
            "features", "Statements of each feature, and in how many files", table, note: "")
    }

    var roleSection: Section {
        var table = Table(
            columns: [Table.Column(""), Table.Column("Role")]
                + [
                    "files", "types", "protocols", "requirements", "functions", "statements",
                    "fan-in",
                    "fan-out",
                ].map { Table.Column($0, .right) })
        for architecture in architectures {
            for role in architecture.roles {
                let size = role.size
                let coupling = architecture.coupling.filter { $0.role == role.name }
                table.add(
                    [architecture.name, role.name]
                        + [
                            size.files, size.types, size.protocols, size.requirements,
                            size.functions,
                            size.statements,
                        ].map { String($0) }
                        + [coupling.mean(\.fanIn), coupling.mean(\.fanOut)])
            }
        }
        return Section(
            "roles", "Roles", table,
            note: """
                Fan-in: how many other files of the architecture name something of a file; fan-out: how many it \
                names something of; both as the mean of the files.
                """)
    }
}

extension SizeFigures {
    fileprivate var statementsPerFunction: String {
        functions == 0 ? "–" : (Double(statements) / Double(functions)).formatted(places: 1)
    }
}

extension Longest {
    fileprivate var text: String { "\(statements) in \(name)" }
}

extension ArchitectureFigures {
    fileprivate func widest(_ figure: (CouplingFigures) -> Int) -> String {
        let widest = coupling.max {
            figure($0) < figure($1) || figure($0) == figure($1) && $0.file > $1.file
        }
        return widest.map { "\(figure($0)), \($0.file)" } ?? "–"
    }
}

extension [CouplingFigures] {
    fileprivate func mean(_ figure: (CouplingFigures) -> Int) -> String {
        isEmpty ? "–" : (Double(map(figure).reduce(0, +)) / Double(count)).formatted(places: 1)
    }
}
