/// How text stands out on a terminal; the raw value is the parameter of the escape sequence.
package enum Style: String, Sendable {
    case bold = "1"
    case dim = "2"
    case underlined = "4"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case magenta = "35"
    case cyan = "36"

    /// The text between the escape sequences of ECMA-48.
    package func applied(to text: String) -> String {
        "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
    }
}

/// One line of a terminal, in spans of one style each. It holds no control characters, so that a name or a
/// path can't move the cursor.
package struct StyledLine: Equatable, Sendable {
    package struct Span: Equatable, Sendable {
        package fileprivate(set) var text: String
        package let style: Style?
    }

    package private(set) var spans: [Span] = []

    package init(_ text: String = "", _ style: Style? = nil) {
        append(text, style)
    }

    package var text: String { spans.map(\.text).joined() }

    package var width: Int { spans.reduce(0) { $0 + $1.text.width } }

    package mutating func append(_ text: String, _ style: Style? = nil) {
        let text = text.replacing("\t", with: " ").withoutControls
        if text.isEmpty { return }
        if let last = spans.last, last.style == style {
            spans[spans.count - 1].text += text
        } else {
            spans.append(Span(text: text, style: style))
        }
    }

    package mutating func append(_ other: StyledLine) {
        for span in other.spans { append(span.text, span.style) }
    }

    package static func + (left: StyledLine, right: StyledLine) -> StyledLine {
        var line = left
        line.append(right)
        return line
    }

    /// The text of the line. It has escape sequences only if `isColoured` is true.
    package func text(isColoured: Bool) -> String {
        spans.map { span in
            if isColoured, let style = span.style {
                style.applied(to: span.text)
            } else {
                span.text
            }
        }.joined()
    }

    /// The line with spaces up to a column.
    package func padded(to width: Int) -> StyledLine {
        self + StyledLine(String(repeating: " ", count: max(0, width - self.width)))
    }

    /// The line up to its last character that is not a space.
    package var withoutTrailingSpaces: StyledLine {
        var line = self
        while let last = line.spans.last {
            let kept = last.text.reversed().drop { $0 == " " }.reversed()
            line.spans[line.spans.count - 1].text = String(kept)
            if !kept.isEmpty { break }
            line.spans.removeLast()
        }
        return line
    }
}
