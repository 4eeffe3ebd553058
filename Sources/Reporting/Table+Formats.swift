extension Table {
    /// The table in the Markdown that GitHub shows.
    public var markdown: String {
        let rule = columns.map { $0.alignment == .left ? "---" : "---:" }
        return ([columns.map(\.title), rule] + rows).map { cells in
            let escaped = cells.map { $0.replacing("|", with: "\\|") }
            return "| " + escaped.joined(separator: " | ") + " |"
        }.joined(separator: "\n")
    }

    /// The table as comma-separated values, as RFC 4180 has them, but with line feeds for line ends.
    public var csv: String {
        ([columns.map(\.title)] + rows).map { cells in
            cells.map(Self.quoted).joined(separator: ",") + "\n"
        }.joined()
    }

    private static func quoted(_ cell: String) -> String {
        let needsQuotes = cell.contains { $0 == "," || $0 == "\"" || $0.isNewline }
        return needsQuotes ? "\"" + cell.replacing("\"", with: "\"\"") + "\"" : cell
    }
}
