import Output

/// The text of a file without its comments, by the byte offsets of the syntax tree.
struct PlainCode {
    private let bytes: [UInt8]

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let plain = SwiftHighlighter.tokens(of: lines).map { tokens in
            tokens.map { token in
                // Spaces in their place, so that the offsets stay.
                token.kind == .comment
                    ? String(repeating: " ", count: token.text.utf8.count) : token.text
            }.joined()
        }
        bytes = Array(plain.joined(separator: "\n").utf8)
    }

    /// The bytes of a node, up to the end of its last token.
    ///
    /// - Parameter limit: The end of the block around it.
    func range(of node: SyntaxNode, limit: Int?) -> Range<Int>? {
        guard let start = node.start, let last = node.lastToken, start <= last,
            last < bytes.count
        else { return nil }
        return start..<endOfToken(at: last, limit: limit ?? bytes.count)
    }

    /// The text of a range without some of its parts, and without white space.
    func text(_ range: Range<Int>, without parts: [Range<Int>] = []) -> String {
        var kept: [UInt8] = []
        var index = range.lowerBound
        for part in parts where part.lowerBound >= index && part.upperBound <= range.upperBound {
            kept += bytes[index..<part.lowerBound]
            index = part.upperBound
        }
        kept += bytes[index..<range.upperBound]
        return String(decoding: kept.filter { !$0.isWhiteSpace }, as: UTF8.self)
    }

    /// The first place of a character in a range.
    func firstIndex(of character: Unicode.Scalar, in range: Range<Int>) -> Int? {
        bytes[range].firstIndex(of: UInt8(ascii: character))
    }

    private func endOfToken(at start: Int, limit: Int) -> Int {
        let rest = bytes[start..<max(start + 1, min(limit, bytes.count))]
        switch bytes[start] {
        case let byte where byte.isPartOfName:
            return rest.firstIndex { !$0.isPartOfName } ?? rest.endIndex
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
            // A string in one line. What a longer one says is in its node.
            return rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
        default: return start + 1
        }
    }
}

extension UInt8 {
    fileprivate var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    fileprivate var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
            true
        default: false
        }
    }
}
