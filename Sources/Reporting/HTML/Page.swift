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
        <nav aria-label="Contents">
        <ul>
        \(sections.map { "<li><a href=\"#\($0.id)\">\($0.title)</a></li>" as HTML })
        </ul>
        </nav>
        </header>
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
        \(HTML(markup: Self.text(PackageResources.page_css) + style))
        </style>
        </head>
        """
    }

    private static func text(_ resource: [UInt8]) -> String {
        String(decoding: resource, as: UTF8.self)
    }
}

/// A part of a page, with an entry in the table of contents.
package struct PageSection: Sendable {
    /// For links: letters and dashes.
    package let id: String
    package let title: String
    /// The contents, with headings from the third level on.
    package let html: HTML

    package init(id: String, title: String, html: HTML) {
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
