/// Cuts the text of a file into its lines.
struct LineScanner {
    /// The lines without their line endings.
    let lines: [Line]

    init(_ source: String) {
        var texts = Self.split(source)
        // What follows the last line ending is a line only if it holds something.
        if let last = texts.last, last.trimmingWhitespace().isEmpty {
            texts.removeLast()
        }
        lines = texts.enumerated().map { index, text in
            Line(number: index + 1, text: text.last == "\r" ? text.dropLast() : text)
        }
    }

    /// The pieces between the line feeds, without a byte order mark in front of the first.
    ///
    /// Scalars are cut, not characters: to Swift a carriage return and a line feed make one
    /// character, and a combining mark at the start of a line would hide the line feed.
    static func split(_ source: String) -> [Substring.UnicodeScalarView] {
        let scalars = source.unicodeScalars
        let text = scalars.first == "\u{FEFF}" ? scalars.dropFirst() : scalars[...]
        return text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
