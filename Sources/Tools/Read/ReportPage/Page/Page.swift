import Output

/// A page in one file that needs no network.
///
/// It can be read without its scripts. Its policy keeps a browser from loading anything.
struct Page {
    let title: String
    /// The text between the title and the table of contents.
    let introduction: HTML
    let sections: [PageSection]
    /// CSS for the sections, beyond ``commonStyle``.
    let style: String
    /// JavaScript for the sections.
    let script: String

    var html: HTML {
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

    /// The CSS for colours, tables and charts.
    static let commonStyle = text(PackageResources.page_css)

    private static func text(_ resource: [UInt8]) -> String {
        String(decoding: resource, as: UTF8.self)
    }
}

/// A part of a page, with an entry in the table of contents.
struct PageSection {
    /// For links: letters and dashes.
    let id: String
    let title: String
    /// A summary in one line, which is visible even while the section is closed; nil for a section that is always
    /// open.
    var gist: HTML?
    /// The contents, with headings from the third level on.
    let html: HTML

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
