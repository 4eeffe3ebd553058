import Output

/// What one change costs: its figures side by side, and the names of what each of them counts.
package struct ChangeDetail: Sendable {
    private let costs: ChangeCosts

    package init(_ costs: ChangeCosts) {
        self.costs = costs
    }

    /// A row for each figure, a column for each architecture.
    private var table: Table {
        var table = Table(
            columns: [Table.Column(costs.label)]
                + costs.columns.map { Table.Column($0.architecture, .right) })
        for figure in CostFigure.all {
            table.add([figure.title] + costs.columns.map { figure.text($0.cost) })
        }
        return table
    }

    /// The text for a terminal.
    ///
    /// - Parameters:
    ///   - width: How many characters fit in a line; nil if that does not matter.
    ///   - title: How a title is set off.
    package func text(width: Int?, title: (String) -> String = { $0 }) -> String {
        let names = costs.columns.map { column in
            ([title(column.architecture)]
                + column.cost.names.flatMap { kind, names in
                    "  \(kind): \(names.joined(separator: ", "))"
                        .wrapped(to: width ?? 100, hanging: 4)
                }).joined(separator: "\n")
        }
        return
            ([title(costs.title) + "\nMoves: \(costs.moves)", table.rendered(width: width)] + names)
            .joined(separator: "\n\n")
    }
}

extension PatchCost {
    /// The names of all that is counted, by what it is.
    fileprivate var names: [(kind: String, names: [String])] {
        let files = files.map { "\($0.path) (+\($0.statements.added) −\($0.statements.removed))" }
        return [
            ("files", files), ("roles", roles), ("types", types), ("protocols", protocols),
            ("requirements", requirements), ("tests broken", tests?.brokenTests ?? []),
            ("doubles broken", tests?.brokenDoubles ?? []),
            ("tests written", tests?.writtenTests ?? []),
            ("doubles written", tests?.writtenDoubles ?? []), ("not counted", elsewhere),
        ].filter { !$0.1.isEmpty }
    }
}
