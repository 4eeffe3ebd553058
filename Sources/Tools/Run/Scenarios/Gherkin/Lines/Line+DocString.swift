/// What encloses a doc string.
enum DocStringDelimiter: String, CaseIterable {
    case quotes = "\"\"\""
    case backticks = "```"

    /// How the delimiter is written inside the doc string it delimits.
    var escaped: String {
        switch self {
        case .quotes: #"\"\"\""#
        case .backticks: #"\`\`\`"#
        }
    }
}

extension Line {
    /// The delimiter of a doc string the line begins with, if it does.
    var docStringDelimiter: DocStringDelimiter? {
        DocStringDelimiter.allCases.first { starts(with: $0.rawValue) }
    }

    /// The line as part of a doc string: without the indentation of the delimiter, or without
    /// its own, if that is smaller.
    func docStringText(removing indentation: Int, delimiter: DocStringDelimiter) -> String {
        let unindented = text.dropFirst(min(indentation, self.indentation))
        return String(
            unindented.replacing(
                delimiter.escaped.unicodeScalars, with: delimiter.rawValue.unicodeScalars))
    }
}
