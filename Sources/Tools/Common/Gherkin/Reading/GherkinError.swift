import Console

/// Why a feature file can't be read or run, and what to do about it.
package struct GherkinError: Error, Hashable, Sendable {
    /// The path of the file, as it was given to the reader.
    package let path: String

    /// The end of the file counts as the line after the last.
    package let location: Location

    package let seen: String
    package let expected: String
    package let advice: String

    package init(
        path: String, location: Location, seen: String, expected: String, advice: String
    ) {
        self.path = path
        self.location = location
        self.seen = seen
        self.expected = expected
        self.advice = advice
    }

    /// The error without its place.
    package var complaint: String { "saw \(seen); expected \(expected); \(advice)" }
}

extension GherkinError: CustomStringConvertible {
    /// The whole error on one line.
    package var description: String {
        "\(path):\(location.line):\(location.column): \(complaint)".printable
    }
}

extension String {
    /// The text in quotation marks on one line, cut if it is long.
    package var quotedOnOneLine: String {
        let limit = 60
        let text = self[...].unicodeScalars.trimmingWhitespace()
        let isLong = text.dropFirst(limit).first != nil
        return "\"" + String(text.prefix(limit)).printable + (isLong ? "…" : "") + "\""
    }
}
