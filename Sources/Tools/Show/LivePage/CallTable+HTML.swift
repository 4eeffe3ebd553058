import ArchitectureRules
import Traces
import Output

extension CallTable {
    /// The rows, for the grid of the page. The code of a row is below it, over the full width.
    ///
    /// - Parameter names: What is above the columns.
    func html(columns names: [String]) -> HTML {
        let heads = names.map { "<b class=\"cell\">\($0)</b>" as HTML }
        let ends = leftOut.map { count -> HTML in
            "<span class=\"cell\">\(count == 0 ? "" : "… and \("call".counted(count)) more")</span>"
        }
        let rows = rows.map { Self.row($0, of: names) }
        return """
            <div class="row heads">\(heads)</div>
            \(rows)
            \(leftOut.allSatisfy { $0 == 0 } ? "" : "<div class=\"row\">\(ends)</div>")
            """
    }

    private static func row(_ lines: [Line?], of names: [String]) -> HTML {
        let cells = zip(names, lines).map { name, line -> HTML in
            "<span class=\"cell\">\(line.map { cell($0, of: name) } ?? "")</span>"
        }
        let row: HTML = "<span class=\"row\">\(cells)</span>"
        if lines.allSatisfy({ $0?.code == nil }) {
            return "<div class=\"calls\" tabindex=\"-1\">\(row)</div>"
        }
        let codes = zip(names, lines).map { name, line -> HTML in
            "<div class=\"cell\">\(line.map { code($0, of: name) } ?? "")</div>"
        }
        return """
            <details class="calls"><summary>\(row)</summary>
            <div class="codes">\(HTML(markup: codes.map(\.markup).joined()))</div>
            </details>
            """
    }

    /// A call. A screen reader says its column and its level before it.
    private static func cell(_ line: Line, of name: String) -> HTML {
        """
        <span class="call" data-group="\(line.call.participant.group.rawValue)" \
        data-concern="\(line.call.participant.concern?.rawValue ?? "")" style="--depth: \(line.depth)">\
        <span class="name">\(name), level \(line.depth + 1): </span>\(summary(of: line))</span>
        """
    }

    private static func summary(of line: Line) -> HTML {
        let kind = line.call.participant.kind
        return """
            <b>\(line.call.owner)</b>\(kind.isEmpty ? "" : " <small>\(kind)</small>" as HTML) \(line.name)\
            \(line.call.note.map { " <i>\($0)</i>" } ?? "" as HTML)
            """
    }

    private static func code(_ line: Line, of name: String) -> HTML {
        guard let code = line.code else { return "" }
        return """
            <p class="title"><b>\(name)</b> \(line.call.owner) \(line.call.member)</p>
            \(line.callers.map { "<p class=\"caller\">\($0.number) <code>\($0.text)</code></p>" as HTML })
            \(code.html)
            """
    }
}
