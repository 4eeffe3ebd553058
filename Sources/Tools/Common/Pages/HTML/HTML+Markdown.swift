import Console
import Foundation

extension HTML {
    /// Converts a document in Markdown that has paragraphs, tables and headings of the second level, which become `h3`. The
    /// title and comments are left out. Only the text of a link is kept, because a page in one file can't lead elsewhere.
    package init(markdown document: String) {
        var heading = ""
        let blocks = document.split(separator: "\n\n").compactMap { block -> HTML? in
            let lines = block.split(separator: "\n").filter {
                !$0.hasPrefix("<!--") && !$0.hasPrefix("# ")
            }
            guard let first = lines.first else { return nil }
            if first.hasPrefix("## ") {
                heading = String(first.dropFirst(3))
                return "<h3>\(heading)</h3>"
            }
            if first.hasPrefix("|") {
                let table = Table(markdown: lines)
                return table.html(caption: heading, rows: table.title)
            }
            return "<p>\(HTML(prose: lines.joined(separator: " ")))</p>"
        }
        self = "\(blocks)"
    }

    /// Converts the code, the bold words and the links of a paragraph.
    private init(prose: String) {
        markup = ("\(prose)" as HTML).markup
            .replacing(#/`([^`]+)`/#) { "<code>\($0.1)</code>" }
            .replacing(#/\*\*([^*]+)\*\*/#) { "<b>\($0.1)</b>" }
            .replacing(#/\[([^\]]+)\]\([^)]+\)/#) { "\($0.1)" }
    }
}

extension Table {
    /// A table as ``markdown`` writes it: its titles, the line with the alignments, and its rows.
    fileprivate init(markdown lines: [Substring]) {
        let cells = lines.map { line in
            line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let columns = zip(cells[0], cells.dropFirst().first ?? []).map { title, rule in
            Column(title, rule.hasSuffix(":") ? .right : .left)
        }
        self.init(columns: columns, rows: Array(cells.dropFirst(2)))
    }
}
