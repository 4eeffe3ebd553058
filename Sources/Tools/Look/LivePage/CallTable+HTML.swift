import ArchitectureRules
import Console
import Pages
import Traces

extension CallTable {
    /// The rows, for the grid of the page.
    ///
    /// - Parameter names: The headings of the columns.
    func html(columns names: [String]) -> HTML {
        let heads = names.map { "<b class=\"cell\" role=\"columnheader\">\($0)</b>" as HTML }
        let ends = leftOut.map { count -> HTML in
            "<span class=\"cell\">\(count == 0 ? "" : "… and \("call".counted(count)) more")</span>"
        }
        let end: HTML = leftOut.allSatisfy { $0 == 0 } ? "" : "<div class=\"row\">\(ends)</div>"
        return """
            <div role="grid" aria-label="Calls">
            <div class="row heads" role="row">\(heads)</div>
            \(rows.map { Self.row($0, of: names) })
            </div>
            \(end)
            """
    }

    /// The code of each function in the rows, by its place. It is here only once, although many functions are in
    /// several rows.
    var codes: [String: String] {
        let codes = rows.joined().compactMap { line in
            line?.code.map { (line?.place ?? "", $0.html.markup) }
        }
        return Dictionary(codes) { first, _ in first }
    }

    private static func row(_ lines: [Line?], of names: [String]) -> HTML {
        let cells = zip(names, lines).map { name, line -> HTML in
            "<span class=\"cell\" role=\"gridcell\">\(line.map { cell($0, of: name) } ?? "")</span>"
        }
        return "<div class=\"calls row\" role=\"row\" tabindex=\"-1\">\(cells)</div>"
    }

    /// A call. A screen reader says its column and its level before it.
    private static func cell(_ line: Line, of name: String) -> HTML {
        let participant = line.call.participant
        let callers = line.callers.map { "\($0.number) \($0.file) \($0.text)" }
            .joined(separator: "\n")
        return """
            <span class="call" data-group="\(participant.group.rawValue)" \
            data-role="\(participant.role?.rawValue ?? "")" data-concern="\(participant.colour?.rawValue ?? "")" \
            data-code="\(line.place)" data-callers="\(callers)" style="--depth: \(line.depth)">\
            <span class="name">\(name), level \(line.depth + 1): </span>\(summary(of: line))</span>
            """
    }

    private static func summary(of line: Line) -> HTML {
        let kind = line.call.participant.kind
        return """
            <b>\(owner(of: line.call))</b>\(kind.isEmpty ? "" : " <small>\(kind)</small>" as HTML) \
            \(breakable(line.name))\(line.call.note.map { " <i>\($0)</i>" } ?? "" as HTML)
            """
    }

    /// The type that the function belongs to. A narrow column hides the feature, which is the part of the name before
    /// the role.
    private static func owner(of call: RecordedCall) -> HTML {
        guard let role = call.participant.role?.rawValue, call.owner.hasSuffix(role),
            call.owner != role
        else { return breakable(call.owner) }
        let feature = String(call.owner.dropLast(role.count))
        return "<span class=\"feature\">\(breakable(feature))<wbr></span>\(breakable(role))"
    }

    /// A name, which may continue on the next line after a dot, before an argument and, in a very narrow column, where one
    /// of its words begins.
    private static func breakable(_ name: String) -> HTML {
        let name = HTML(name, breakingAfter: /[a-z]\.|\((?=[a-zA-Z])/).markup
        return HTML(
            markup: name.replacing(/[a-z](?=[A-Z])/) { $0.output + "<wbr class=\"word\"/>" })
    }
}

extension CallTable.Line {
    /// The place of its code; empty if it has none.
    fileprivate var place: String { code == nil ? "" : call.place?.text ?? "" }
}
