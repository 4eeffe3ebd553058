/// A part of a page that has a title and a line in the table of contents.
public struct PageSection: Sendable {
    /// What a link to it says after the `#`: letters and dashes.
    public let id: String
    /// What stands above it.
    public let title: String
    /// Its contents; headings within begin at the third level.
    public let html: HTML

    /// Makes a section.
    public init(id: String, title: String, html: HTML) {
        self.id = id
        self.title = title
        self.html = html
    }

    var markup: HTML {
        """
        <section id="\(id)" aria-labelledby="\(id)-title">
        <h2 id="\(id)-title">\(title)</h2>
        \(html)
        </section>
        """
    }
}
