import Comparison
import Output
import Traces

extension CallTable {
    /// The rows, for the grid of the page.
    var html: HTML {
        "\(rows.map { "<div class=\"row\">\($0.map(Self.cell))</div>" as HTML })"
    }

    private static func cell(_ line: Line?) -> HTML {
        guard let line else { return "<div class=\"cell\"></div>" }
        let call = line.call
        let name = line.code?.shortFunction ?? call.function
        let note = line.code?.note ?? (call.times > 1 ? "×\(call.times)" : nil)
        let summary: HTML = """
            <b>\(call.participant.name)</b> \(name)\(note.map { " <i>\($0)</i>" } ?? "" as HTML)
            """
        let style: HTML = "style=\"--depth: \(line.depth)\""
        guard let code = line.code else {
            return "<div class=\"cell\"><p class=\"call\" \(style)>\(summary)</p></div>"
        }
        return """
            <div class="cell"><details class="call" \(style)><summary>\(summary)</summary>
            \(line.callers.map { "<p class=\"caller\">\($0.number) <code>\($0.text)</code></p>" as HTML })
            \(code.html)
            </details></div>
            """
    }
}

extension Passage {
    fileprivate var html: HTML {
        CodeColumns.Block.code(
            title: nil, note: nil, place: place?.textUnderSources ?? "",
            firstLine: place?.firstLine ?? 1, lines: lines
        ).html
    }
}
