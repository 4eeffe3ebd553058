/// A page in one file that needs no network.
///
/// It can be read without its scripts. A browser is told not to load anything.
package struct Page: Sendable {
    private let title: String
    private let introduction: HTML
    private let sections: [PageSection]
    private let style: String
    private let script: String

    /// - Parameters:
    ///   - introduction: Goes between the title and the table of contents.
    ///   - style: CSS for the sections, beyond the style of all pages.
    ///   - script: JavaScript for the sections.
    package init(
        title: String, introduction: HTML, sections: [PageSection], style: String = "",
        script: String = ""
    ) {
        self.title = title
        self.introduction = introduction
        self.sections = sections
        self.style = style
        self.script = script
    }

    package var html: HTML {
        """
        <!DOCTYPE html>
        <html lang="en">
        \(head)
        <body>
        <a class="skip" href="#main">Skip to the contents</a>
        <header>
        <h1>\(title)</h1>
        \(introduction)
        </header>
        <nav aria-label="Contents">
        <ul>
        \(sections.map { "<li><a href=\"#\($0.id)\">\($0.title)</a></li>" as HTML })
        </ul>
        </nav>
        <main id="main" tabindex="-1">
        \(sections.map(\.markup))
        </main>
        <script>
        \(HTML(markup: Self.text(PackageResources.page_js) + script))
        </script>
        </body>
        </html>

        """
    }

    private var head: HTML {
        """
        <head>
        <meta charset="utf-8">
        <title>\(title)</title>
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta http-equiv="Content-Security-Policy" \
        content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        <style>
        \(HTML(markup: Self.commonStyle + style))
        </style>
        </head>
        """
    }

    /// The CSS of all pages: colours, tables, charts.
    package static let commonStyle = text(PackageResources.page_css)

    private static func text(_ resource: [UInt8]) -> String {
        String(decoding: resource, as: UTF8.self)
    }
}

/// A part of a page, with an entry in the table of contents.
package struct PageSection: Sendable {
    /// For links: letters and dashes.
    package let id: String
    package let title: String
    /// A summary of the section in one line, which is visible even while the section is closed.
    package let gist: HTML?
    /// The contents, with headings from the third level on.
    package let html: HTML

    /// - Parameter gist: What a section that opens comes to; nil for a section that is always open.
    package init(id: String, title: String, gist: HTML? = nil, html: HTML) {
        self.id = id
        self.title = title
        self.gist = gist
        self.html = html
    }

    /// The links of the table of contents lead to an element inside the details: such a link opens closed
    /// details.
    var markup: HTML {
        let contents: HTML = "<div id=\"\(id)\" class=\"contents\">\n\(html)\n</div>"
        let heading: HTML = "<h2 id=\"\(id)-title\">\(title)</h2>"
        let body: HTML =
            gist.map {
                """
                <details>
                <summary>\(heading) <span class="gist">\($0)</span></summary>
                \(contents)
                </details>
                """
            } ?? "\(heading)\n\(contents)"
        return """
            <section aria-labelledby="\(id)-title">
            \(body)
            </section>
            """
    }
}
