/// One line of a feature file.
///
/// Lines are Unicode scalars, because Cucumber counts columns in them, and recognises keywords and delimiters even before a
/// combining mark.
struct Line {
    /// Counted from 1.
    let number: Int

    /// The whole line without its ending.
    let text: Substring.UnicodeScalarView

    /// The line from its first scalar that is not white space.
    let content: Substring.UnicodeScalarView

    /// How many scalars of white space the line begins with.
    let indentation: Int

    init(number: Int, text: Substring.UnicodeScalarView) {
        self.number = number
        self.text = text
        content = text.drop(while: \.properties.isWhitespace)
        indentation = text.distance(from: text.startIndex, to: content.startIndex)
    }

    /// Where the content begins.
    var location: Location { Location(line: number, column: indentation + 1) }

    /// Whether it is blank or a comment.
    var isIgnored: Bool { content.first == nil || content.first == "#" }

    func starts(with prefix: String) -> Bool {
        content.starts(with: prefix.unicodeScalars)
    }

    /// The content after a prefix, without the white space around it.
    func rest(after prefix: String) -> String {
        String(content.dropFirst(prefix.unicodeScalars.count).trimmingWhitespace())
    }

    /// The language set by a comment such as `# language: en`; nil if the line is not such a comment.
    var language: String? {
        let parts = content.split(separator: ":", maxSplits: 1)
            .map { $0.trimmingWhitespace() }
        guard content.first == "#", parts.count == 2,
            String(parts[0].dropFirst().trimmingWhitespace()) == "language", !parts[1].isEmpty,
            parts[1].allSatisfy({
                $0 == "_" || $0 == "-" || $0.isASCII && $0.properties.isAlphabetic
            })
        else { return nil }
        return String(parts[1])
    }

    /// Whether the line begins like one of this kind, whether or not it is well formed.
    func isOf(_ kind: LineKind, in dialect: Dialect) -> Bool {
        switch kind {
        case .language: language != nil
        case .tags: content.first == "@"
        case .tableRow: content.first == "|"
        case .docString: docStringDelimiter != nil
        case .feature, .background, .rule, .scenario, .examples, .step:
            dialect.keyword(of: kind, in: self) != nil
        case .endOfFile: false
        }
    }
}

/// The kinds of line that the grammar knows, as errors name them.
enum LineKind: String {
    case language = "a language header"
    case tags = "a tag"
    case feature = "a feature"
    case background = "a background"
    case rule = "a rule"
    case scenario = "a scenario"
    case examples = "examples"
    case tableRow = "a table row"
    case docString = "a doc string"
    case step = "a step"
    case endOfFile = "the end of the file"
}

extension Line {
    /// The delimiter of the doc string that the line begins or ends.
    var docStringDelimiter: String? {
        ["\"\"\"", "```"].first(where: starts)
    }

    /// The line as part of a doc string: without the indentation of the delimiter, or without
    /// its own, if that is smaller. Inside, each character of the delimiter has a backslash.
    func docStringText(removing indentation: Int, delimiter: String) -> String {
        let escaped = delimiter.map { "\\\($0)" }.joined()
        let unindented = text.dropFirst(min(indentation, self.indentation))
        return String(
            unindented.replacing(escaped.unicodeScalars, with: delimiter.unicodeScalars))
    }

    /// The texts between the first `|` and the last; what follows the last is not a cell.
    var cells: [String] {
        var cells: [String] = []
        var cell = String.UnicodeScalarView()
        var scalars = content.dropFirst().makeIterator()
        while let scalar = scalars.next() {
            switch scalar {
            case "|":
                // Keep line feeds, because they were written as `\n`.
                cells.append(
                    String(cell[...].trimming { $0.properties.isWhitespace && $0 != "\n" }))
                cell.removeAll()
            case "\\":
                cell.append(contentsOf: Self.unescaped(scalars.next()))
            default:
                cell.append(scalar)
            }
        }
        return cells
    }

    /// The meaning of a backslash followed by the scalar.
    private static func unescaped(_ scalar: Unicode.Scalar?) -> [Unicode.Scalar] {
        switch scalar {
        case "n": ["\n"]
        case "|", "\\": [scalar].compactMap(\.self)
        default: ["\\", scalar].compactMap(\.self)
        }
    }

    /// The tags up to a comment, each with its `@`, and their columns. An `@` alone is not a tag.
    var tags: [(name: String, column: Int)] {
        var column = indentation + 1
        var tags: [(name: String, column: Int)] = []
        let pieces = withoutTrailingComment.dropFirst()
            .split(separator: "@", omittingEmptySubsequences: false)
        for piece in pieces {
            let end = piece.lastIndex { !$0.properties.isWhitespace }
            if let end { tags.append(("@" + String(piece[...end]), column)) }
            column += piece.count + 1
        }
        return tags
    }

    /// The content up to a `#` that follows white space; elsewhere the sign is part of a tag.
    private var withoutTrailingComment: Substring.UnicodeScalarView {
        var isAfterWhitespace = false
        return content.prefix { scalar in
            defer { isAfterWhitespace = scalar.properties.isWhitespace }
            return !(isAfterWhitespace && scalar == "#")
        }
    }
}

extension Substring.UnicodeScalarView {
    /// The scalars without the white space at both ends.
    func trimmingWhitespace() -> Self {
        trimming(while: \.properties.isWhitespace)
    }

    /// The scalars without those at both ends that meet the condition.
    func trimming(while condition: (Unicode.Scalar) -> Bool) -> Self {
        var trimmed = drop(while: condition)
        while let last = trimmed.last, condition(last) {
            trimmed.removeLast()
        }
        return trimmed
    }
}

extension String {
    /// The text without the white space at both ends.
    func trimmingWhitespace() -> String {
        String(self[...].unicodeScalars.trimmingWhitespace())
    }
}
