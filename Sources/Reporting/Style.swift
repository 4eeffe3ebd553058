/// How a text is set off on a terminal that can do so.
public enum Style: String, Sendable {
    /// Titles.
    case bold = "1"
    /// What went wrong.
    case red = "31"
    /// What went well; in code, a text.
    case green = "32"
    /// Numbers in code.
    case yellow = "33"
    /// The words of the language in code.
    case magenta = "35"
    /// Types in code.
    case cyan = "36"
    /// What is said by the way.
    case dim = "2"
    /// Where something stands.
    case underlined = "4"
    /// Where the keys go.
    case reversed = "7"

    /// The text with the escape sequences of ECMA-48 around it.
    public func applied(to text: String) -> String {
        "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
    }
}
