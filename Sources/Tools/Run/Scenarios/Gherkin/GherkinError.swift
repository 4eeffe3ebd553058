import Output

/// Why a feature file can't be read or run, and what to do about it.
package struct GherkinError: Error, Equatable, Sendable {
    /// The path of the file, as it was given to the reader.
    package let path: String

    /// The line, counted from 1; the end of the file counts as the line after the last.
    package let line: Int

    /// The column, counted from 1 in Unicode code points.
    package let column: Int

    package let seen: String
    package let expected: String
    package let advice: String

    init(path: String, _ error: SyntaxError) {
        self.path = path
        line = error.location.line
        column = error.location.column
        seen = error.seen
        expected = error.expected
        advice = error.advice
    }
}

extension GherkinError: CustomStringConvertible {
    /// The whole error on one line.
    package var description: String {
        "\(path):\(line):\(column): saw \(seen); expected \(expected); \(advice)".printable
    }
}

/// What is wrong with the text of a feature file, whatever its path.
struct SyntaxError: Error {
    let location: Location
    let seen: String
    let expected: String
    let advice: String
}
