/// A piece of Swift code of one kind.
package struct SwiftToken: Equatable, Sendable {
    package enum Kind: String, Sendable {
        /// Names, operators, brackets and spaces.
        case plain
        case keyword
        /// A name that begins with a capital letter.
        case type
        /// A string literal, with its quotes.
        case string
        case comment
        case number
        case attribute
    }

    package let kind: Kind
    package fileprivate(set) var text: String
}

/// Splits Swift code into tokens for highlighting. It knows words, quotes and comments, but no grammar.
package struct SwiftHighlighter {
    /// What the next character is part of.
    private enum Context: Equatable {
        case code
        /// An interpolation `\(…)`, with the number of parentheses open in it.
        case interpolation(parentheses: Int)
        case string(isLong: Bool)
        case comment
    }

    /// From the outermost to the innermost.
    private var contexts: [Context] = [.code]
    private var tokens: [SwiftToken] = []

    /// The tokens of each line. Joined, they are the line again.
    package static func tokens(of lines: [String]) -> [[SwiftToken]] {
        var highlighter = SwiftHighlighter()
        return lines.map { highlighter.tokens(of: $0) }
    }

    private mutating func tokens(of line: String) -> [SwiftToken] {
        tokens = []
        var rest = line[...]
        while !rest.isEmpty {
            switch contexts.last {
            case .string(let isLong): takeString(from: &rest, isLong: isLong)
            case .comment: takeComment(from: &rest)
            default: takeCode(from: &rest)
            }
        }
        // A string with one quotation mark on each side ends with its line at the latest.
        if contexts.last == .string(isLong: false) { contexts.removeLast() }
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
            contexts.append(.comment)
        } else if rest.take("\"\"\"") {
            add("\"\"\"", .string)
            contexts.append(.string(isLong: true))
        } else if rest.take("\"") {
            add("\"", .string)
            contexts.append(.string(isLong: false))
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

    /// Counts a parenthesis in an interpolation.
    ///
    /// - Returns: Whether it ends the interpolation, and so is part of the string around it.
    private mutating func changeParentheses(at character: Character) -> Bool {
        guard case .interpolation(let count) = contexts.last, "()".contains(character) else {
            return false
        }
        contexts.removeLast()
        let left = character == "(" ? count + 1 : count - 1
        if left > 0 { contexts.append(.interpolation(parentheses: left)) }
        return left == 0
    }

    // MARK: Strings and comments

    private mutating func takeString(from rest: inout Substring, isLong: Bool) {
        let end = isLong ? "\"\"\"" : "\""
        if rest.take("\\(") {
            add("\\(", .string)
            contexts.append(.interpolation(parentheses: 1))
        } else if rest.take(end) {
            add(end, .string)
            contexts.removeLast()
        } else {
            let count = rest.first == "\\" ? 2 : 1
            add(rest.prefix(count), .string)
            rest = rest.dropFirst(count)
        }
    }

    private mutating func takeComment(from rest: inout Substring) {
        if rest.take("*/") {
            add("*/", .comment)
            contexts.removeLast()
        } else if rest.take("/*") {
            add("/*", .comment)
            contexts.append(.comment)
        } else {
            add(String(rest.removeFirst()), .comment)
        }
    }
}

extension SwiftHighlighter {
    /// Without words that are just as often names, such as `open`.
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
    /// Removes a prefix, if it is there.
    fileprivate mutating func take(_ prefix: String) -> Bool {
        guard hasPrefix(prefix) else { return false }
        removeFirst(prefix.count)
        return true
    }
}
