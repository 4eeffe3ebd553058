/// Takes Swift code apart into what is set off. It knows words and quotes, and no grammar.
public struct SwiftHighlighter {
    /// What the character read next stands in.
    private enum Surroundings: Equatable {
        case code
        /// The value within `\(…)`, with the parentheses open in it.
        case value(parentheses: Int)
        case string(isLong: Bool)
        case comment
    }

    private var surroundings: [Surroundings] = [.code]
    private var tokens: [SwiftToken] = []

    /// The tokens of each line; together they are the line again.
    public static func tokens(of lines: [String]) -> [[SwiftToken]] {
        var highlighter = SwiftHighlighter()
        return lines.map { highlighter.tokens(of: $0) }
    }

    private mutating func tokens(of line: String) -> [SwiftToken] {
        tokens = []
        var rest = line[...]
        while !rest.isEmpty {
            switch surroundings.last {
            case .string(let isLong): takeString(from: &rest, isLong: isLong)
            case .comment: takeComment(from: &rest)
            default: takeCode(from: &rest)
            }
        }
        // A text in single quotes marks ends with its line at the latest.
        if surroundings.last == .string(isLong: false) { surroundings.removeLast() }
        return tokens
    }

    private mutating func add(_ text: some StringProtocol, _ kind: SwiftToken.Kind) {
        if tokens.last?.kind == kind {
            tokens[tokens.count - 1].text += text
        } else {
            tokens.append(SwiftToken(kind: kind, text: String(text)))
        }
    }

    // MARK: Code

    private mutating func takeCode(from rest: inout Substring) {
        if rest.hasPrefix("//") {
            add(rest, .comment)
            rest = ""
        } else if rest.take("/*") {
            add("/*", .comment)
            surroundings.append(.comment)
        } else if rest.take("\"\"\"") {
            add("\"\"\"", .string)
            surroundings.append(.string(isLong: true))
        } else if rest.take("\"") {
            add("\"", .string)
            surroundings.append(.string(isLong: false))
        } else {
            takeWord(from: &rest)
        }
    }

    private mutating func takeWord(from rest: inout Substring) {
        let first = rest.removeFirst()
        let word = String(first) + rest.prefix(while: \.isPartOfWord)
        switch first {
        case "$":
            add(word, .plain)
        case "@", "#":
            add(word, word.count == 1 ? .plain : first == "@" ? .attribute : .keyword)
        case "0"..."9":
            add(word, .number)
        case _ where first.isPartOfWord:
            add(word, kind(of: word))
        default:
            add(String(first), changeParentheses(at: first) ? .string : .plain)
            return
        }
        rest.removeFirst(word.count - 1)
    }

    private func kind(of word: String) -> SwiftToken.Kind {
        if Self.keywords.contains(word), tokens.last?.text.last != "." || word == "init" {
            return .keyword
        }
        return word.first?.isUppercase == true ? .type : .plain
    }

    /// Counts a parenthesis within a value.
    ///
    /// - Returns: Whether it ends the value, and so belongs to the text around it.
    private mutating func changeParentheses(at character: Character) -> Bool {
        guard case .value(let count) = surroundings.last, "()".contains(character) else {
            return false
        }
        surroundings.removeLast()
        let left = character == "(" ? count + 1 : count - 1
        if left > 0 { surroundings.append(.value(parentheses: left)) }
        return left == 0
    }

    // MARK: Texts and comments

    private mutating func takeString(from rest: inout Substring, isLong: Bool) {
        let end = isLong ? "\"\"\"" : "\""
        if rest.take("\\(") {
            add("\\(", .string)
            surroundings.append(.value(parentheses: 1))
        } else if rest.take(end) {
            add(end, .string)
            surroundings.removeLast()
        } else {
            let count = rest.first == "\\" ? 2 : 1
            add(rest.prefix(count), .string)
            rest = rest.dropFirst(count)
        }
    }

    private mutating func takeComment(from rest: inout Substring) {
        if rest.take("*/") {
            add("*/", .comment)
            surroundings.removeLast()
        } else if rest.take("/*") {
            add("/*", .comment)
            surroundings.append(.comment)
        } else {
            add(String(rest.removeFirst()), .comment)
        }
    }
}

extension SwiftHighlighter {
    /// Without those that are as often names, such as `open`.
    fileprivate static let keywords: Set = [
        "Self", "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break",
        "case", "catch", "class", "consuming", "continue", "convenience", "default", "defer",
        "deinit", "didSet", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "final", "for", "func", "get", "guard", "if", "import", "in", "init",
        "inout", "internal", "is", "isolated", "lazy", "let", "mutating", "nil", "nonisolated",
        "override", "private", "protocol", "public", "repeat",
        "required", "rethrows", "return", "self", "set", "some", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak",
        "where", "while", "willSet",
    ]
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}

extension Substring {
    /// Takes a beginning off, if it is there.
    fileprivate mutating func take(_ beginning: String) -> Bool {
        guard hasPrefix(beginning) else { return false }
        removeFirst(beginning.count)
        return true
    }
}
