/// A report in its parts, for a terminal, Markdown or a page.
package struct Document: Sendable {
    package enum Part: Sendable {
        /// The title of the parts up to the next title.
        case title(String)
        /// Prose. Long lines are wrapped. Continuation lines are indented by `hanging` more columns.
        case text(String, hanging: Int = 0)
        /// Lines that stay as they are, such as commands.
        case lines([String])
        /// Lines whose characters stand below each other.
        case drawing([String])
        case table(Table)
    }

    package let parts: [Part]

    /// - Parameter parts: The parts; nil for one that is left out.
    package init(_ parts: [Part?]) {
        self.parts = parts.compactMap(\.self)
    }

    /// - Parameter width: The number of characters in a line; nil in a pipe, where lines are not wrapped.
    package func text(width: Int?, isColoured: Bool = false) -> String {
        var text = ""
        for part in parts {
            switch part {
            case .title(let title):
                let lines = title.wrapped(to: width ?? .max, hanging: 2).joined(separator: "\n")
                text += (isColoured ? Style.bold.applied(to: lines) : lines) + "\n"
            case .text(let prose, let hanging):
                let lines = prose.wrapped(to: width ?? .max, hanging: hanging)
                text += lines.joined(separator: "\n") + "\n\n"
            case .lines(let lines):
                text +=
                    lines.flatMap { $0.wrapped(to: width ?? .max) }.joined(separator: "\n")
                    + "\n\n"
            case .drawing(let lines):
                text += lines.joined(separator: "\n") + "\n\n"
            case .table(let table):
                text += table.rendered(width: width) + "\n\n"
            }
        }
        return String(text.dropLast(2))
    }

    package var markdown: String {
        parts.map { part in
            switch part {
            case .title(let title): "**\(title)**"
            case .text(let prose, _): prose
            case .lines(let lines): lines.map { "`\($0)`" }.joined(separator: "<br>\n")
            case .drawing(let lines): "```text\n" + lines.joined(separator: "\n") + "\n```"
            case .table(let table): table.markdown
            }
        }.joined(separator: "\n\n")
    }
}

extension Terminal {
    package func print(_ document: Document) {
        print(document.text(width: width, isColoured: isColoured))
    }
}
