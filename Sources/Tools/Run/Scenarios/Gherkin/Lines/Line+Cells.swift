/// A line such as `| one | two |`.
struct TableRow {
    let cells: [String]
    let location: Location
}

extension Line {
    /// The table row on the line, if the line begins with one.
    var tableRow: TableRow? {
        guard content.first == "|" else { return nil }
        return TableRow(cells: cells, location: location)
    }

    /// The texts between the first `|` and the last; what follows the last is no cell.
    private var cells: [String] {
        var cells: [String] = []
        var cell = String.UnicodeScalarView()
        var scalars = content.dropFirst().makeIterator()
        while let scalar = scalars.next() {
            switch scalar {
            case "|":
                cells.append(Self.trimmedCell(cell))
                cell.removeAll()
            case "\\":
                cell.append(contentsOf: Self.unescaped(scalars.next()))
            default:
                cell.append(scalar)
            }
        }
        return cells
    }

    /// The meaning of a backslash followed by the scalar.
    private static func unescaped(_ scalar: Unicode.Scalar?) -> [Unicode.Scalar] {
        switch scalar {
        case "n": ["\n"]
        case "|", "\\": [scalar].compactMap(\.self)
        default: ["\\", scalar].compactMap(\.self)
        }
    }

    /// The cell without the white space around it, but with the line feeds it was given.
    private static func trimmedCell(_ cell: String.UnicodeScalarView) -> String {
        String(cell[...].trimming { $0.properties.isWhitespace && $0 != "\n" })
    }
}
