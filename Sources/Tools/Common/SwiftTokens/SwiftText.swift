/// A token of Swift, or the part of a string literal before, between or after its interpolations.
package struct SwiftToken: Equatable, Sendable {
    package enum Kind: Sendable {
        case comment
        /// With its quotes and the brackets of interpolations. The code in these is tokens of its own.
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
    /// Bytes of the text.
    package let range: Range<Int>
}

/// A Swift text with its tokens, by byte offsets such as those of the compiler's syntax tree.
package struct SwiftText: Sendable {
    package let bytes: [UInt8]
    package let tokens: [SwiftToken]
    /// Where the string literals end, by where they begin.
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

    // MARK: Lines

    /// The number of the line, from 1.
    package func line(at offset: Int) -> Int {
        startsOfLines.indexOfFirst { $0 > offset }
    }

    /// The bytes of a line without its end; those after the text for a line that is not there.
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

    /// Where the token ends that is at an offset, or the whole string literal that begins there.
    package func endOfToken(at offset: Int) -> Int {
        if let end = endsOfLiterals[offset] { return end }
        let index = tokens.indexOfFirst { $0.range.upperBound > offset }
        let isInToken = index < tokens.count && tokens[index].range.lowerBound <= offset
        return isInToken ? tokens[index].range.upperBound : offset + 1
    }

    /// Where the first token begins from an offset on.
    package func startOfToken(from offset: Int) -> Int {
        tokens(in: offset..<bytes.count).first?.range.lowerBound ?? bytes.count
    }

    /// The place of the bracket that closes the one at an offset.
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
    /// The index of the first element that is beyond a limit; all after it must be, too.
    fileprivate func indexOfFirst(_ isBeyond: (Element) -> Bool) -> Int {
        var range = startIndex..<endIndex
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range =
                isBeyond(self[middle])
                ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
