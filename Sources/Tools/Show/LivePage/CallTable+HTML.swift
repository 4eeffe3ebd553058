import Comparison
import Output
import Traces

extension CallTable {
    /// The rows, for the grid of the page.
    var html: HTML {
        let end: HTML = leftOut.allSatisfy { $0 == 0 } ? "" : row(leftOut.map(Self.rest))
        return "\(rows.map { row($0.map(Self.cell)) } + [end])"
    }

    private func row(_ cells: [HTML]) -> HTML { "<div class=\"row\">\(cells)</div>" }

    private static func rest(_ count: Int) -> HTML {
        "<div class=\"cell\">\(count == 0 ? "" : "… and \("call".counted(count)) more")</div>"
    }

    private static func cell(_ line: Line?) -> HTML {
        guard let line else { return "<div class=\"cell\"></div>" }
        let participant = line.call.participant
        let summary: HTML = """
            <b>\(line.call.owner)</b> <small>\(participant.kind)</small> \(line.call.member)\(line.call.note.map { " <i>\($0)</i>" } ?? "" as HTML)
            """
        let style: HTML = """
            data-group="\(participant.group.rawValue)" data-role="\(participant.kind)" \
            style="--depth: \(line.depth)"
            """
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
