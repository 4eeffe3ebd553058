import SwiftTokens

/// A part of a line of Swift in one style.
struct CodeSpan {
    /// Nil for white space.
    let kind: SwiftToken.Kind?
    let text: String

    /// The spans of each line. Joined, they are the line again.
    static func spans(of lines: [String]) -> [[CodeSpan]] {
        let text = SwiftText(lines.joined(separator: "\n"))
        var spans: [[CodeSpan]] = [[]]
        func add(_ range: Range<Int>, _ kind: SwiftToken.Kind?) {
            let parts = text.bytes[range].split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() {
                if index > 0 { spans.append([]) }
                if part.isEmpty { continue }
                let span = CodeSpan(kind: kind, text: String(decoding: part, as: UTF8.self))
                spans[spans.count - 1].append(span)
            }
        }
        var end = 0
        for token in text.tokens {
            add(end..<token.range.lowerBound, nil)
            add(token.range, token.kind)
            end = token.range.upperBound
        }
        add(end..<text.bytes.count, nil)
        return Array(spans.prefix(lines.count))
    }
}
