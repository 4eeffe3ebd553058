/// A piece of HTML in which all text is escaped.
///
/// A literal is markup. What is interpolated into it is escaped, unless it is `HTML` itself. So nobody has
/// to remember to escape, and nothing is escaped twice.
package struct HTML: Equatable, Sendable, ExpressibleByStringInterpolation {
    package let markup: String

    /// Takes markup from elsewhere, such as a drawing, as it is.
    package init(markup: String) {
        self.markup = markup
    }

    /// Text that may break after each match of the pattern, and elsewhere only if a line is still too long.
    package init(_ text: String, breakingAfter pattern: Regex<Substring>) {
        markup = xml(text).replacing(pattern) { $0.output + "<wbr/>" }
    }

    package init(stringLiteral markup: String) {
        self.markup = markup
    }

    package init(stringInterpolation interpolation: Interpolation) {
        markup = interpolation.markup
    }

    package struct Interpolation: StringInterpolationProtocol {
        fileprivate var markup = ""

        package init(literalCapacity: Int, interpolationCount: Int) {
            markup.reserveCapacity(literalCapacity * 2)
        }

        package mutating func appendLiteral(_ literal: String) {
            markup += literal
        }

        /// Text, which is escaped. It may be the value of an attribute in double quotes.
        package mutating func appendInterpolation(_ text: some StringProtocol) {
            markup += xml(String(text))
        }

        package mutating func appendInterpolation(_ number: Int) {
            markup += String(number)
        }

        package mutating func appendInterpolation(_ part: HTML) {
            markup += part.markup
        }

        /// Several pieces, each on its own line.
        package mutating func appendInterpolation(_ parts: [HTML]) {
            markup += parts.map(\.markup).joined(separator: "\n")
        }
    }
}

/// The text escaped for XML 1.0. Most control characters are not allowed there at all, and are replaced.
func xml(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case "\n", "\t": String(scalar)
        case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
        default: String(scalar)
        }
    }.joined()
}
