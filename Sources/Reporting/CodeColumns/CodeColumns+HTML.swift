extension CodeColumns {
    /// The CSS that a page with such sections needs once.
    package static var style: String {
        String(decoding: PackageResources.code_columns_css, as: UTF8.self)
    }

    /// The columns as a section of a page.
    package var html: String {
        let names = columns.map { "<div>\(xml($0))</div>" }.joined()
        let subtitle = subtitle.map { "\n<p class=\"remark\">\(xml($0))</p>" } ?? ""
        return """
            <section class="code-columns" style="--columns: \(columns.count)">
            <h2>\(xml(title))</h2>\(subtitle)
            <div class="names" aria-hidden="true">\(names)</div>
            \(rows.map(html).joined(separator: "\n"))
            </section>
            """
    }

    /// A page with nothing else, the sections one below the other.
    package static func page(_ sections: [CodeColumns]) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(xml(sections.map(\.title).joined(separator: "; ")))</title>
        <style>
        :root { color-scheme: light dark; }
        body { margin: 0; padding: 0 .5rem 2rem; background: #ffffff; }
        @media (prefers-color-scheme: dark) { body { background: #1c1c1e; } }
        \(style)
        </style>
        </head>
        <body>
        <main>
        \(sections.map(\.html).joined(separator: "\n"))
        </main>
        </body>
        </html>

        """
    }

    private func html(_ row: Row) -> String {
        let cells = zip(columns, row.cells).map { name, blocks in
            let head = blocks.isEmpty ? "" : "<h4>\(xml(name))</h4>\n"
            return "<div class=\"cell\">\(head)\(blocks.map(html).joined(separator: "\n"))</div>"
        }
        let heading = row.title.isEmpty ? "" : "<h3>\(xml(row.title))</h3>\n"
        return """
            \(heading)<div class="row">
            \(cells.joined(separator: "\n"))
            </div>
            """
    }

    private func html(_ block: Block) -> String {
        switch block {
        case .remark(let text):
            "<p class=\"remark\">\(xml(text))</p>"
        case .mention(let title, let note, let place):
            "<p class=\"mention\">→ \(head(title, note, place))</p>"
        case .again(let title, let note, let firstLine):
            "<p class=\"mention\">↑ \(head(title, note, firstLine.map { ":\($0)" }))</p>"
        case .code(let title, let note, let place, let firstLine, let lines):
            """
            <figure>
            <figcaption>\(head(title, note, place))</figcaption>
            <pre style="counter-reset: line \(firstLine - 1)"><code>\(html(lines))</code></pre>
            </figure>
            """
        }
    }

    private func head(_ title: String?, _ note: String?, _ place: String?) -> String {
        [
            title.map { "<b>\(xml($0))</b>" },
            note.map { "<span class=\"note\">\(xml($0))</span>" },
            place.map { "<span class=\"place\">\(xml($0))</span>" },
        ].compactMap(\.self).joined(separator: " ")
    }

    /// Code, line by line. A line that is broken goes on with the same indentation.
    private func html(_ lines: [String]) -> String {
        zip(lines, SwiftHighlighter.tokens(of: lines)).map { line, tokens in
            let indent = line.prefix { $0 == " " }.count
            let style = indent > 0 ? " style=\"--indent: \(indent)\"" : ""
            return "<span class=\"line\"\(style)>\(tokens.map(html).joined())\n</span>"
        }.joined()
    }

    private func html(_ token: SwiftToken) -> String {
        token.kind == .plain
            ? xml(token.text)
            : "<span class=\"\(token.kind.rawValue)\">\(xml(token.text))</span>"
    }
}
