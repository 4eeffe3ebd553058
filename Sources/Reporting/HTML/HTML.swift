/// A piece of a page: markup, and never text that was not escaped.
///
/// What stands in a literal is markup; what is interpolated into it is escaped, unless it is `HTML` itself. So
/// nobody has to remember to escape, and nothing is escaped twice.
public struct HTML: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// What goes into the page.
    public let markup: String

    /// Takes markup from elsewhere, such as a drawing. It goes into the page as it is.
    public init(markup: String) {
        self.markup = markup
    }

    /// Takes a literal without interpolation.
    public init(stringLiteral markup: String) {
        self.markup = markup
    }

    /// Takes a literal with what was interpolated into it.
    public init(stringInterpolation interpolation: Interpolation) {
        markup = interpolation.markup
    }

    /// Puts a literal and what is interpolated into it together.
    public struct Interpolation: StringInterpolationProtocol {
        fileprivate var markup = ""

        /// Begins with nothing.
        public init(literalCapacity: Int, interpolationCount: Int) {
            markup.reserveCapacity(literalCapacity * 2)
        }

        /// Markup.
        public mutating func appendLiteral(_ literal: String) {
            markup += literal
        }

        /// Text, which is escaped; also as the value of an attribute in double quotes.
        public mutating func appendInterpolation(_ text: some StringProtocol) {
            markup += xml(String(text))
        }

        /// A whole number.
        public mutating func appendInterpolation(_ number: Int) {
            markup += String(number)
        }

        /// A place in a drawing, to a tenth of a unit.
        public mutating func appendInterpolation(_ place: Double) {
            markup += String((place * 10).rounded() / 10)
        }

        /// Markup that was put together before.
        public mutating func appendInterpolation(_ part: HTML) {
            markup += part.markup
        }

        /// Several pieces, one after the other.
        public mutating func appendInterpolation(_ parts: [HTML]) {
            markup += parts.map(\.markup).joined(separator: "\n")
        }
    }
}
