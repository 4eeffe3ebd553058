/// Reads feature files as Cucumber reads them.
package struct GherkinReader: Sendable {
    package init() {}

    /// Reads the text of a feature file.
    ///
    /// - Parameter path: The path to show in the result and in the error; nothing is read from it.
    /// - Returns: The feature with its scenarios. The list of scenarios is empty if the file contains only comments.
    /// - Throws: The first error in the file.
    package func read(_ source: String, path: String) throws(GherkinError) -> Feature {
        var parser = Parser(lines: Self.lines(of: source), path: path)
        return try parser.parseFile()
    }

    /// Reads the bytes of a feature file, which must be UTF-8.
    package func read(
        _ bytes: some Sequence<UInt8>, path: String
    ) throws(GherkinError) -> Feature {
        let bytes = Array(bytes)
        let source: String
        do throws(UTF8.ValidationError) {
            source = String(copying: try UTF8Span(validating: bytes.span))
        } catch {
            let valid = String(decoding: bytes.prefix(error.byteOffsets.lowerBound), as: UTF8.self)
            let lines = Self.split(valid)
            throw GherkinError(
                path: path,
                location: Location(line: lines.count, column: (lines.last?.count ?? 0) + 1),
                seen: "bytes that are not UTF-8", expected: "UTF-8 text",
                advice: "save the file as UTF-8")
        }
        return try read(source, path: path)
    }

    /// The lines without their line endings.
    private static func lines(of source: String) -> [Line] {
        var texts = split(source)
        // The text after the last line ending is a line only if it is not blank.
        if let last = texts.last, last.trimmingWhitespace().isEmpty {
            texts.removeLast()
        }
        return texts.enumerated().map { index, text in
            Line(number: index + 1, text: text.last == "\r" ? text.dropLast() : text)
        }
    }

    /// The pieces between the line feeds, without a byte-order mark.
    ///
    /// Splits the Unicode scalars, and not the characters, because to Swift a carriage return and a line feed are one
    /// character, and a combining mark at the start of a line would hide the line feed.
    private static func split(_ source: String) -> [Substring.UnicodeScalarView] {
        let scalars = source.unicodeScalars
        let text = scalars.first == "\u{FEFF}" ? scalars.dropFirst() : scalars[...]
        return text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
