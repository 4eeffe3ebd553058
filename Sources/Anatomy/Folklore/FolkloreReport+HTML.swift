import Reporting

extension FolkloreReport {
    /// To be put into a page.
    package var html: HTML {
        var table = Table(
            columns: ["It is said", "of", "Verdict", "Figures", "Measure", "First said"]
                .map { Table.Column($0) })
        for entry in entries {
            table.add([
                entry.claim, entry.architecture, entry.verdict.rawValue, entry.figures,
                entry.measure, entry.source,
            ])
        }
        return """
            <p>\(Self.remark)</p>
            \(table.html(caption: "What is said, and what the figures say", rows: table.title))
            """
    }
}
