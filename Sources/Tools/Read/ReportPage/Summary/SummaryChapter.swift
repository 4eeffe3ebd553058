import Output

/// The summary of the report: a card for each architecture, and the same figures as a table.
struct SummaryChapter {
    let scorecard: Scorecard

    var section: PageSection {
        PageSection(
            id: "summary", title: "Summary",
            html: """
                <p>\(answer)</p>
                <div class="cards">
                \(SummaryCard.all(of: scorecard).map(\.html))
                </div>
                <p class="note">A session is log-in, news, an article, a search and feedback. The line in a bar is
                \(scorecard.reference), the reference of all ratios. No figure says which architecture is best: they cost different things, and what
                you get for it is in the code.</p>
                <details><summary>All figures as a table</summary>
                \(table.html(caption: "The architectures beside \(scorecard.reference)", rows: "Figure"))
                </details>
                """)
    }

    /// The first row in words.
    private var answer: HTML {
        guard let row = scorecard.rows.first else { return "Nothing was measured in this run." }
        let others = zip(scorecard.apps, row.cells).compactMap { app, cell -> HTML? in
            guard let cell, let sign = cell.sign else { return nil }
            return
                "<b>\(app) \(cell.text)</b> <span class=\"\(sign.style)\">\(String(sign.rawValue)) \(sign.words)</span>"
        }
        let list = others.map(\.markup).joined(separator: ", ")
        return others.isEmpty
            ? "\(row.title)" : "\(row.title), beside \(scorecard.reference): \(HTML(markup: list))."
    }

    private var table: Table {
        var table = Table(
            columns: [Table.Column("")] + scorecard.apps.map { Table.Column($0, .right) })
        for row in scorecard.rows {
            table.add(
                [row.title]
                    + row.cells.map { cell in
                        guard let cell else { return "–" }
                        return cell.text + (cell.sign.map { " \($0.rawValue)" } ?? "")
                    })
        }
        return table
    }
}
