import Console
import Foundation
import Pages

/// A page with a table of contents. It can be read without its scripts.
struct Page {
    let title: String
    /// The text between the title and the table of contents.
    let introduction: HTML
    let sections: [PageSection]
    /// CSS for the sections.
    let style: String

    var html: HTML {
        let script = Bundle.module.text(at: "page.js")
        return HTMLPage(title: title, style: Self.style + style, script: script, body: body).html
    }

    private var body: HTML {
        """
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
        """
    }

    /// The CSS for tables and charts.
    static let style = Bundle.module.text(at: "page.css")
}

/// A part of a page, with an entry in the table of contents.
struct PageSection {
    /// The name for links to the section: letters and dashes.
    let id: String
    let title: String
    /// A summary in one line, which is visible even while the section is closed; nil for a section that is always
    /// open.
    var gist: HTML?
    /// The contents, with headings from the third level on.
    let html: HTML

    /// The `id` is on an element inside the details, because a browser opens closed details if a link leads into them.
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
