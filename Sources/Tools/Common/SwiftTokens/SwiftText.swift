/// A token of Swift, or the part of a string literal before, between or after its interpolations.
package struct SwiftToken: Equatable, Sendable {
    package enum Kind: Sendable {
        case comment
        /// Including its quotes and the parentheses of its interpolations. The code inside these has tokens of its own.
        case string
        case number
        /// Such as `@MainActor`.
        case attribute
        /// Also a directive such as `#if`.
        case keyword
        /// A name that begins with a capital letter.
        case type
        /// Another name.
        case name
        /// A bracket, or one character of an operator.
        case symbol
    }

    package let kind: Kind
    /// The token's bytes in the text.
    package let range: Range<Int>
}

/// A Swift text with its tokens. Positions are byte offsets, as in the compiler's syntax tree.
package struct SwiftText: Sendable {
    package let bytes: [UInt8]
    package let tokens: [SwiftToken]
    /// The end of each string literal, by its start.
    private let endsOfLiterals: [Int: Int]
    private let startsOfLines: [Int]

    package init(_ text: String) {
        let bytes = Array(text.utf8)
        self.bytes = bytes
        let scanner = SwiftScanner(bytes)
        tokens = scanner.tokens
        endsOfLiterals = scanner.endsOfLiterals
        startsOfLines =
            [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    package func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The text with a space in place of each byte of these tokens. All lines stay where they are.
    package func blanking(_ kinds: Set<SwiftToken.Kind>) -> String {
        var bytes = bytes
        for token in tokens where kinds.contains(token.kind) {
            for index in token.range where bytes[index] != UInt8(ascii: "\n") {
                bytes[index] = UInt8(ascii: " ")
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: Lines

    /// The number of the line, from 1.
    package func line(at offset: Int) -> Int {
        startsOfLines.indexOfFirst { $0 > offset }
    }

    /// The bytes of a line, without its line ending. If there is no such line, an empty range at the end of the text.
    package func range(ofLine number: Int) -> Range<Int> {
        guard startsOfLines.indices.contains(number - 1) else { return bytes.count..<bytes.count }
        let end = number < startsOfLines.count ? startsOfLines[number] - 1 : bytes.count
        return startsOfLines[number - 1]..<end
    }

    // MARK: Tokens

    /// The tokens that begin in a range.
    package func tokens(in range: Range<Int>) -> ArraySlice<SwiftToken> {
        let first = tokens.indexOfFirst { $0.range.lowerBound >= range.lowerBound }
        let end = tokens.indexOfFirst { $0.range.lowerBound >= range.upperBound }
        return tokens[first..<end]
    }

    /// The end of the token at an offset or, if a string literal begins there, of the whole literal.
    package func endOfToken(at offset: Int) -> Int {
        if let end = endsOfLiterals[offset] { return end }
        let index = tokens.indexOfFirst { $0.range.upperBound > offset }
        let isInToken = index < tokens.count && tokens[index].range.lowerBound <= offset
        return isInToken ? tokens[index].range.upperBound : offset + 1
    }

    /// The start of the first token that begins at an offset or after it.
    package func startOfToken(from offset: Int) -> Int {
        tokens(in: offset..<bytes.count).first?.range.lowerBound ?? bytes.count
    }

    /// The offset of the closing bracket for the opening one at this offset.
    package func closingBracket(of offset: Int) -> Int? {
        var depth = 0
        for token in tokens(in: offset..<bytes.count) where token.kind == .symbol {
            switch Unicode.Scalar(bytes[token.range.lowerBound]) {
            case "[", "(", "{": depth += 1
            case "]", ")", "}": depth -= 1
            default: continue
            }
            if depth <= 0 { return token.range.lowerBound }
        }
        return nil
    }

    /// The words that directly follow one of some keywords, such as the names that `let` declares.
    package func words(
        after keywords: Set<String>, in range: Range<Int>? = nil
    ) -> [(keyword: SwiftToken, word: SwiftToken)] {
        let tokens = tokens(in: range ?? bytes.indices)
        return zip(tokens, tokens.dropFirst()).filter { first, second in
            first.kind == .keyword && [.name, .type, .keyword].contains(second.kind)
                && keywords.contains(text(first.range))
        }.map { ($0, $1) }
    }
}

extension Array {
    /// The index of the first element that meets the condition. All elements after it must meet it, too.
    fileprivate func indexOfFirst(_ condition: (Element) -> Bool) -> Int {
        var range = startIndex..<endIndex
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range =
                condition(self[middle])
                ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
