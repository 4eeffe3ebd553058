extension Parser {
    /// Parses the steps of a scenario or background with what stands below each.
    mutating func parseSteps() throws(SyntaxError) -> [StepNode] {
        var steps: [StepNode] = []
        while let line = tokens.takeStep() {
            steps.append(StepNode(line: line, arguments: try parseArguments()))
        }
        return steps
    }

    /// Parses the rows of a table, if there is one.
    mutating func parseTable() throws(SyntaxError) -> [TableRow] {
        var rows: [TableRow] = []
        while let row = tokens.takeTableRow() {
            if let first = rows.first, first.cells.count != row.cells.count {
                throw SyntaxError(
                    location: row.location, seen: Self.cellCount(of: row),
                    expected: Self.cellCount(of: first) + " as in the first row of the table",
                    advice: "give all rows the same number of cells, with a | behind each cell")
            }
            rows.append(row)
        }
        return rows
    }

    /// Parses a doc string, a data table or one of each, in either order.
    private mutating func parseArguments() throws(SyntaxError) -> [StepArgument] {
        let firstDocString = try tokens.takeDocString()
        let table = try parseDataTable()
        let lastDocString = firstDocString == nil ? try tokens.takeDocString() : nil
        return [
            firstDocString.map(StepArgument.docString),
            table.map(StepArgument.dataTable),
            lastDocString.map(StepArgument.docString),
        ].compactMap(\.self)
    }

    private mutating func parseDataTable() throws(SyntaxError) -> DataTable? {
        let rows = try parseTable()
        return rows.first.map { DataTable(rows: rows.map(\.cells), location: $0.location) }
    }

    private static func cellCount(of row: TableRow) -> String {
        row.cells.count == 1 ? "1 cell" : "\(row.cells.count) cells"
    }
}
