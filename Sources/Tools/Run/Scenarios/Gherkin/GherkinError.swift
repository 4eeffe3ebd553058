import Output

/// Why a feature file can't be read or run, and what to do about it.
package struct GherkinError: Error, Hashable, Sendable {
    /// The path of the file, as it was given to the reader.
    package let path: String

    /// The line, counted from 1; the end of the file counts as the line after the last.
    package let line: Int

    /// The column, counted from 1 in Unicode code points.
    package let column: Int

    package let seen: String
    package let expected: String
    package let advice: String

    init(path: String, at location: Location, seen: String, expected: String, advice: String) {
        self.path = path
        line = location.line
        column = location.column
        self.seen = seen
        self.expected = expected
        self.advice = advice
    }
}

extension GherkinError: CustomStringConvertible {
    /// The whole error on one line.
    package var description: String {
        "\(path):\(line):\(column): saw \(seen); expected \(expected); \(advice)".printable
    }
}

extension String {
    /// The text in quotation marks on one line, cut if it is long.
    var quotedOnOneLine: String {
        let limit = 60
        let text = self[...].unicodeScalars.trimmingWhitespace()
        let isLong = text.dropFirst(limit).first != nil
        return "\"" + String(text.prefix(limit)).printable + (isLong ? "…" : "") + "\""
    }
}
