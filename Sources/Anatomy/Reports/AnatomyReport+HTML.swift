import Reporting

extension AnatomyReport {
    /// To be put into a page.
    package var html: HTML {
        "\(sections.map(\.html))"
    }
}

extension AnatomyReport.Section {
    fileprivate var html: HTML {
        """
        <div>
        <h3>\(title)</h3>
        \(note.isEmpty ? "" : "<p>\(note)</p>" as HTML)
        \(table.html(caption: title, rows: table.title))
        </div>
        """
    }
}
