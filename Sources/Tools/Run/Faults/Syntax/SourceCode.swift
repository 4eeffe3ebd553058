import SwiftSources

/// The text of a file, by the byte offsets of the syntax tree.
struct SourceCode: Sendable {
    let bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The bytes of a node, up to the end of its last token.
    func range(of node: SyntaxNode?) -> Range<Int>? {
        guard let start = node?.start, let last = node?.lastToken, start <= last,
            last < bytes.count
        else { return nil }
        return start..<endOfToken(at: last)
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    func text(of node: SyntaxNode?) -> String? {
        range(of: node).map(text)
    }

    /// The number of the line, from 1.
    func line(at offset: Int) -> Int {
        bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
    }

    /// The lines around a range, without their line ends.
    func lines(around range: Range<Int>) -> Range<Int> {
        let newLine = UInt8(ascii: "\n")
        let start = bytes[..<range.lowerBound].lastIndex(of: newLine).map { $0 + 1 } ?? 0
        return start..<(bytes[range.upperBound...].firstIndex(of: newLine) ?? bytes.count)
    }

    /// The first place from an offset on where no white space is.
    func skippingWhiteSpace(from offset: Int) -> Int {
        bytes[offset...].firstIndex { !$0.isWhiteSpace } ?? bytes.endIndex
    }

    /// The place of the bracket that closes the one at an offset.
    func closingBracket(of offset: Int) -> Int? {
        var depth = 0
        for index in offset..<bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
            default: continue
            }
            if depth == 0 { return index }
        }
        return nil
    }

    private func endOfToken(at start: Int) -> Int {
        switch bytes[start] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): endOfNumber(at: start)
        case let byte where byte.isPartOfName:
            bytes[start...].firstIndex { !$0.isPartOfName } ?? bytes.endIndex
        case UInt8(ascii: "\""): endOfString(at: start)
        default: start + 1
        }
    }

    private func endOfNumber(at start: Int) -> Int {
        var index = start
        while index < bytes.count {
            let isPoint =
                bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count
                && bytes[index + 1].isDigit
            guard isPoint || bytes[index].isPartOfName else { break }
            index += 1
        }
        return index
    }

    /// The end of a string, in one line or several. What is interpolated may hold strings.
    private func endOfString(at start: Int) -> Int {
        let quote = UInt8(ascii: "\"")
        let isLong = bytes[start...].prefix(3).elementsEqual([quote, quote, quote])
        let length = isLong ? 3 : 1
        var index = start + length
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\\") {
                let isOpen = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "(")
                index = isOpen ? (closingBracket(of: index + 1) ?? index) + 1 : index + 2
            } else if bytes[index...].prefix(length).allSatisfy({ $0 == quote }) {
                return min(index + length, bytes.count)
            } else {
                index += 1
            }
        }
        return bytes.count
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    fileprivate var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    fileprivate var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: isDigit
        }
    }
}

extension String {
    /// The words that may be names.
    var names: Set<Substring> {
        Set(split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") })
    }

    /// The text on one line.
    var onOneLine: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
