extension Table {
    /// The table in GitHub's Markdown.
    package var markdown: String {
        let rule = columns.map { $0.alignment == .left ? "---" : "---:" }
        return ([columns.map(\.title), rule] + rows).map { cells in
            let escaped = cells.map { $0.replacing("|", with: "\\|") }
            return "| " + escaped.joined(separator: " | ") + " |"
        }.joined(separator: "\n")
    }
}
