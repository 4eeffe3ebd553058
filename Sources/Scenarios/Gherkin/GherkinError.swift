/// Why a feature file cannot be read, and what to do about it.
public struct GherkinError: Error, Equatable, Sendable {
    /// The path of the file, as it was given to the reader.
    public let path: String

    /// The line, counted from one; the end of the file counts as the line after the last.
    public let line: Int

    /// The column, counted from one in Unicode code points.
    public let column: Int

    /// What stands there.
    public let seen: String

    /// What could have stood there.
    public let expected: String

    /// What to do to have the file read.
    public let advice: String

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
    public var description: String {
        "\(path):\(line):\(column): saw \(seen); expected \(expected); \(advice)"
    }
}
