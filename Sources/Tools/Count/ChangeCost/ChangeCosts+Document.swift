import Console

extension ChangeCosts {
    /// A table with a row for each figure and a column for each architecture. Below it are the names of what is counted.
    package var document: Document {
        let names = columns.flatMap { column -> [Document.Part] in
            let lines = column.cost.names.map { "  \($0): \($1.joined(separator: ", "))" }
            return [
                .title(column.architecture), .text(lines.joined(separator: "\n"), hanging: 4),
            ]
        }
        let table = Table(
            label, figures: columns.map(\.architecture),
            rows: CostFigure.all.map { figure in
                [figure.title] + columns.map { figure.text($0.cost) }
            })
        return Document([.title(title), .text("Moves: \(moves)"), .table(table)] + names)
    }
}

extension PatchCost {
    /// The names of everything that is counted, by kind.
    fileprivate var names: [(kind: String, names: [String])] {
        [
            ("files", files.map(\.text)), ("roles", roles), ("types", types),
            ("protocols", protocols),
            ("requirements", requirements), ("tests broken", tests?.brokenTests ?? []),
            ("doubles broken", tests?.brokenDoubles ?? []),
            ("tests written", tests?.writtenTests ?? []),
            ("doubles written", tests?.writtenDoubles ?? []), ("not counted", elsewhere),
        ].filter { !$0.1.isEmpty }
    }
}

extension PatchCost.File {
    /// The path, with the number of additions and removals of each kind.
    fileprivate var text: String {
        let edits = [
            ("statements", statements), ("declarations", declarations), ("lines", lines),
        ].filter { $0.1.total > 0 }.map { "\($0) +\($1.added) −\($1.removed)" }
        return "\(path) (\(edits.joined(separator: ", ")))"
    }
}
