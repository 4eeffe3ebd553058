import Console
import Pages

extension Scorecard {
    /// The summary of the report: a column for each architecture, and a bar for each figure.
    var chapter: PageSection {
        PageSection(
            id: "summary", title: "Summary",
            html: """
                <p>\(answer)</p>
                \(table.html(caption: "The architectures beside \(reference)", rows: "Figure"))
                <p class="note">A session is log-in, news, an article, a search and feedback. No figure says which architecture is best, because
                each has other costs, and only the code shows what you get for them.</p>
                """)
    }

    /// The first row in words: the ratio of each architecture, and its share of a tap over HTTP.
    private var answer: HTML {
        guard let row = rows.first else { return "Nothing was measured in this run." }
        let others = zip(apps, row.cells).compactMap { app, cell -> HTML? in
            guard let cell, let sign = cell.sign else { return nil }
            if sign == .same { return "<b>\(app)</b> = \(sign.words)" }
            let times = cell.text.replacing("×", with: "") + " times \(row.cells[0]?.text ?? "")"
            let share = tapShare(of: app).map { " (over HTTP \($0.text) of a tap)" } ?? ""
            return """
                <b>\(app) \(times)</b> <span class="\(sign.style)">\(String(sign.rawValue)) \(sign.words)</span>\(share)
                """
        }
        let list = others.map(\.markup).joined(separator: ", ")
        return others.isEmpty
            ? "\(row.title)" : "\(row.title), beside \(reference): \(HTML(markup: list))."
    }

    private var table: Table {
        Table(
            "", figures: apps,
            rows: rows.map { row in [row.title] + row.cells.map { $0?.cell(outOf: row.full) } })
    }
}
