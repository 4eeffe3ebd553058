/// A page that is one file and asks nothing of the network.
///
/// It can be read without its scripts, which only add to it; a browser is told to load nothing from anywhere.
public struct Page: Sendable {
    private let title: String
    private let introduction: HTML
    private let sections: [PageSection]
    private let style: String
    private let script: String

    /// Makes a page.
    ///
    /// - Parameters:
    ///   - introduction: What stands below the title, before the table of contents.
    ///   - style: What the sections need beyond the style of all pages, as CSS.
    ///   - script: What the sections add to themselves, as JavaScript.
    public init(
        title: String, introduction: HTML, sections: [PageSection], style: String = "",
        script: String = ""
    ) {
        self.title = title
        self.introduction = introduction
        self.sections = sections
        self.style = style
        self.script = script
    }

    /// The whole file.
    public var html: HTML {
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
