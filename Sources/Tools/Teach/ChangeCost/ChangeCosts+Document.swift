import Output

extension ChangeCosts {
    /// The figures side by side, a row for each and a column for each architecture; then the names of what they count.
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
