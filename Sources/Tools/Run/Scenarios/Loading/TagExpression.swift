/// A condition on tags as Cucumber writes it, such as `@a and not (@b or @c)`.
package struct TagExpression: Sendable, CustomStringConvertible {
    /// The expression as written.
    package let description: String

    /// The parts in postfix order, so evaluation needs no recursion, however deep the parentheses are.
    private(set) var parts: [Part] = []

    enum Part: Equatable {
        case tag(String)
        case not, and, or
    }

    /// Whether the condition holds for something with these tags. An empty condition always does.
    package func matches(_ tags: [String]) -> Bool {
        var values: [Bool] = []
        for part in parts {
            switch part {
            case .tag(let tag): values.append(tags.contains(tag))
            case .not: values.append(values.popLast() == false)
            case .and, .or:
                let pair = values.suffix(2)
                values.removeLast(2)
                values.append(part == .and ? !pair.contains(false) : pair.contains(true))
            }
        }
        return values.last ?? true
    }
}

extension TagExpression {
    /// Parses an expression by Dijkstra's shunting-yard algorithm.
    package init(_ text: String) throws(TagExpressionError) {
        description = text
        var operators: [Token] = []
        var expectsOperand = true
        for token in try Token.all(in: text) {
            let isRight = token == .and || token == .or || token == .close
            guard isRight != expectsOperand else {
                throw TagExpressionError(text, "Expected \(isRight ? "operand" : "operator").")
            }
            switch token {
            case .tag(let tag):
                parts.append(.tag(tag))
                expectsOperand = false
            case .open, .not:
                operators.append(token)
            case .and, .or:
                while let last = operators.last, last.precedence >= token.precedence {
                    apply(operators.removeLast())
                }
                operators.append(token)
                expectsOperand = true
            case .close:
                while let last = operators.last, last != .open { apply(operators.removeLast()) }
                guard operators.popLast() != nil else {
                    throw TagExpressionError(text, "Unmatched ).")
                }
            }
        }
        while let last = operators.popLast() {
            guard last != .open else { throw TagExpressionError(text, "Unmatched (.") }
            guard !expectsOperand else { throw TagExpressionError(text, "Expected operand.") }
            apply(last)
        }
    }

    private mutating func apply(_ token: Token) {
        switch token {
        case .not: parts.append(.not)
        case .and: parts.append(.and)
        case .or: parts.append(.or)
        case .tag, .open, .close: break
        }
    }
}

/// Why a tag expression can't be parsed, in Cucumber's words.
package struct TagExpressionError: Error, CustomStringConvertible {
    package let description: String

    fileprivate init(_ expression: String, _ reason: String) {
        description =
            "Tag expression \"\(expression)\" could not be parsed because of syntax error: \(reason)"
    }
}

private enum Token: Equatable {
    case tag(String)
    case open, close, not, and, or

    /// How tightly an operator binds.
    var precedence: Int {
        switch self {
        case .not: 3
        case .and: 2
        case .or: 1
        case .open, .close, .tag: 0
        }
    }

    init(_ word: String) {
        switch word {
        case "not": self = .not
        case "and": self = .and
        case "or": self = .or
        default: self = .tag(word)
        }
    }

    /// Splits an expression. A backslash escapes a parenthesis, a backslash or white space.
    static func all(in text: String) throws(TagExpressionError) -> [Token] {
        var tokens: [Token] = []
        var word = ""
        var isEscaped = false
        func endWord() throws(TagExpressionError) {
            if word.contains(",@") || word.hasSuffix(",") {
                throw TagExpressionError(text, commaReason)
            }
            if !word.isEmpty { tokens.append(Token(word)) }
            word = ""
        }
        for character in text {
            let isSpecial = character.isWhitespace || "()\\".contains(character)
            if isEscaped {
                guard isSpecial else {
                    throw TagExpressionError(text, "Illegal escape before \"\(character)\".")
                }
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if isSpecial {
                try endWord()
                if character == "(" { tokens.append(.open) }
                if character == ")" { tokens.append(.close) }
            } else {
                word.append(character)
            }
        }
        if isEscaped { throw TagExpressionError(text, "Illegal escape at the end.") }
        try endWord()
        return tokens
    }

    private static let commaReason =
        "An invalid tag combination operator was detected. The use of a comma (\",\") to combine tags is "
        + "not supported. Please replace it with either the \"or\" or \"and\" operators for tag "
        + "combinations. For example, use \"@tag1 or @tag2\" or \"@tag1 and @tag2\""
}
