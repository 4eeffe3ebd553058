import Console
import Foundation

extension CodeColumns {
    /// A page with only these columns. The reader can hide some of them, so that the others have more room.
    package var page: HTML {
        let choice: HTML = """
            <div class="choice" role="group" aria-label="Columns">
            \(columns.map { "<label><input type=\"checkbox\" checked> \($0)</label>" as HTML })
            </div>
            """
        let body: HTML = """
            <main>
            <header>
            <h1>\(title)</h1>
            \(columns.count > 1 ? choice : "")
            </header>
            \(html(headings: 2))
            </main>
            """
        let page = Bundle.module.text(at: "code-columns-page.css")
        let style = Self.style + page + columns.indices.map(Self.hidden).joined()
        return HTMLPage(title: title, style: style, body: body).html
    }

    /// The CSS rule that hides a column while its box is not checked. It needs no script.
    private static func hidden(_ index: Int) -> String {
        let child = ":nth-child(\(index + 1))"
        return """
            main:has(label\(child) > :not(:checked)) :is(.names, .row) > \(child) { display: none; }

            """
    }
}
