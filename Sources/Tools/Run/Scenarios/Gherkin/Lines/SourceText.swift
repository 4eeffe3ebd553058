/// The text of a feature file, from bytes to lines.
enum SourceText {
    /// The text that the bytes of a file encode in UTF-8.
    static func decode(_ bytes: [UInt8]) throws(SyntaxError) -> String {
        do throws(UTF8.ValidationError) {
            return String(copying: try UTF8Span(validating: bytes.span))
        } catch {
            let valid = String(
                decoding: bytes.prefix(error.byteOffsets.lowerBound), as: UTF8.self)
            let lines = split(valid)
            throw SyntaxError(
                location: Location(line: lines.count, column: (lines.last?.count ?? 0) + 1),
                seen: "bytes that are not UTF-8", expected: "UTF-8 text",
                advice: "save the file as UTF-8")
        }
    }

    /// The lines without their line endings.
    static func lines(of source: String) -> [Line] {
        var texts = split(source)
        // What follows the last line ending is a line only if it holds something.
        if let last = texts.last, last.trimmingWhitespace().isEmpty {
            texts.removeLast()
        }
        return texts.enumerated().map { index, text in
            Line(number: index + 1, text: text.last == "\r" ? text.dropLast() : text)
        }
    }

    /// The pieces between the line feeds, without a byte-order mark.
    ///
    /// Scalars are split, not characters: to Swift a carriage return and a line feed are one
    /// character, and a combining mark at the start of a line would hide the line feed.
    private static func split(_ source: String) -> [Substring.UnicodeScalarView] {
        let scalars = source.unicodeScalars
        let text = scalars.first == "\u{FEFF}" ? scalars.dropFirst() : scalars[...]
        return text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
