import Console
import Foundation
import SwiftTokens

extension CodeColumns {
    /// The CSS of all columns, once for a page.
    package static var style: String {
        Bundle.module.text(at: "code-columns.css")
    }

    /// The columns as part of a page, without a heading. The page provides one.
    ///
    /// - Parameter level: The level of the headings of rows. The headings of cells are one level deeper.
    package func html(headings level: Int) -> HTML {
        """
        <div class="code-columns" style="--columns: \(columns.count)">
        \(subtitle.map { "<p class=\"remark\">\($0)</p>" } ?? "" as HTML)
        <div class="names">\(columns.map { "<span>\($0)</span>" as HTML })</div>
        \(rows.map { html($0, headings: level) })
        </div>
        """
    }

    private func html(_ row: Row, headings level: Int) -> HTML {
        let cells = zip(columns, row.cells).map { name, blocks -> HTML in
            let head: HTML =
                blocks.isEmpty ? "" : "<h\(level + 1) class=\"name\">\(name)</h\(level + 1)>\n"
            return "<div class=\"cell\">\(head)\(blocks.map(\.html))</div>"
        }
        let heading: HTML =
            row.title.isEmpty ? "" : "<h\(level) class=\"title\">\(row.title)</h\(level)>\n"
        return """
            \(heading)<div class="row">
            \(cells)
            </div>
            """
    }
}

extension CodeColumns.Block {
    /// The block as part of a cell.
    package var html: HTML {
        switch self {
        case .remark(let text):
            "<p class=\"remark\">\(text)</p>"
        case .mention(let title, let note, let concern, let place):
            "<p class=\"mention\"\(attribute(concern))>\(head(title, note, place))</p>"
        case .difference(let place, let note, let parts):
            """
            <figure>
            <figcaption>\(head(nil, note, place))</figcaption>
            \(parts.map(html))
            </figure>
            """
        case .code(let title, let note, let concern, let place, let firstLine, let lines):
            """
            <figure\(attribute(concern))>
            <figcaption>\(head(title, note, place))</figcaption>
            <pre style="counter-reset: line \(firstLine - 1)"><code>\(html(lines))</code></pre>
            </figure>
            """
        }
    }

    private func attribute(_ concern: String?) -> HTML {
        concern.map { " data-concern=\"\($0)\"" } ?? ""
    }

    private func html(_ part: [CodeColumns.DifferenceLine]) -> HTML {
        let lines = zip(part, CodeSpan.spans(of: part.map(\.text))).map { line, tokens in
            let code = HTML(markup: tokens.markup)
            return "<span class=\"\(String(describing: line.kind))\">\(code)\n</span>" as HTML
        }
        return """
            <pre class="difference"><code>\(HTML(markup: lines.map(\.markup).joined()))</code></pre>
            """
    }

    private func head(_ title: String?, _ note: String?, _ place: String?) -> HTML {
        let parts: [HTML?] = [
            title.map { title in
                let indent = title.prefix { $0 == " " }.count
                let name = HTML(
                    String(title.dropFirst(indent)), breakingAfter: #/[a-z](?=\.)/#)
                return "<b style=\"margin-left: \(indent)ch\">\(name)</b>"
            },
            note.map { "<span class=\"note\">\($0)</span>" },
            place.map { HTML($0, breakingAfter: #/\//#) }.map {
                "<span class=\"place\">\($0)</span>"
            },
        ]
        return "\(parts.compactMap(\.self))"
    }

    /// Code, line by line. A wrapped line continues two characters to the right of where its code begins.
    private func html(_ lines: [String]) -> HTML {
        let lines = zip(lines, CodeSpan.spans(of: lines)).map { line, tokens in
            let indent = line.prefix { $0 == " " }
            let style: HTML = indent.isEmpty ? "" : " style=--in:\(indent.count)"
            let code = tokens.markup.dropFirst(indent.count)
            // The style sheet lets no line break within `<s>`, so the indentation stays whole.
            let space: HTML = indent.isEmpty ? "" : "<s>\(indent)</s>"
            return "<span\(style)>\(space)\(HTML(markup: String(code)))\n</span>" as HTML
        }
        return HTML(markup: lines.map(\.markup).joined())
    }
}

extension [CodeSpan] {
    /// The HTML of a line. It may break before a name, so that no name is broken.
    fileprivate var markup: String {
        zip(self, [nil] + self).map { span, last in
            let isBreakable =
                span.text == "."
                ? last?.text != "." : ["(", "<"].contains(last?.text) && span.kind != .symbol
            return (isBreakable ? "<wbr>" : "") + span.html.markup
        }.joined()
    }
}

extension CodeSpan {
    /// Uses elements with short names, because a page contains thousands of them.
    fileprivate var html: HTML {
        switch kind {
        case .name, .symbol, nil: "\(text)"
        case .keyword, .attribute: "<b>\(text)</b>"
        case .type: "<u>\(text)</u>"
        case .string: "<q>\(text)</q>"
        case .number: "<em>\(text)</em>"
        case .comment: "<i>\(text)</i>"
        }
    }
}
