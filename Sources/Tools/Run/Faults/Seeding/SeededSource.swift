import SwiftTokens

/// The text of a file with all its faults, each behind its switch.
struct SeededSource {
    private struct Wrap {
        let range: Range<Int>
        let prefix: String
        let suffix: String
        /// A statement is wrapped outside of an expression at the same place.
        let isStatement: Bool
        let fault: Fault.ID
    }

    /// A text of a fault, and where it is in the result.
    private struct Piece {
        let text: String
        let fault: Fault.ID
        var start = 0
    }

    private let bytes: [UInt8]
    private let pieces: [Piece]

    init(_ code: SwiftText, _ faults: [Fault]) {
        var wraps: [Wrap] = []
        /// By their place in the code.
        var insertions: [Int: [Piece]] = [:]
        for fault in faults {
            for edit in fault.edits {
                switch edit.form(fault.id.number) {
                case .around(let range, let prefix, let suffix, let isStatement):
                    wraps.append(
                        Wrap(
                            range: range, prefix: prefix, suffix: suffix,
                            isStatement: isStatement, fault: fault.id))
                case .before(let offset, let text):
                    insertions[offset, default: []].append(Piece(text: text, fault: fault.id))
                }
            }
        }
        (bytes, pieces) = Self.joined(code, wraps.sorted(by: Self.encloses), insertions)
    }

    /// The text of the file.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The faults whose text is at a place; if there are none, those in the same line, or else all of the file.
    ///
    /// - Parameters:
    ///   - line: Counted from 1.
    ///   - column: The byte in the line, counted from 1.
    func faults(line: Int, column: Int) -> [Fault.ID] {
        var start = 0
        for _ in 1..<max(line, 1) {
            start = (bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count - 1) + 1
        }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let place = start + column - 1
        let exact = pieces.filter { ($0.start..<$0.start + $0.text.utf8.count).contains(place) }
        let near = pieces.filter { $0.start < end && $0.start + $0.text.utf8.count > start }
        return ([exact, near].first { !$0.isEmpty } ?? pieces).map(\.fault)
    }

    // MARK: Joining

    /// Whichever begins first or ends last is outside.
    private static func encloses(_ first: Wrap, _ second: Wrap) -> Bool {
        if first.range.lowerBound != second.range.lowerBound {
            return first.range.lowerBound < second.range.lowerBound
        }
        if first.range != second.range { return first.range.upperBound > second.range.upperBound }
        return first.isStatement == second.isStatement
            ? first.fault.number < second.fault.number : first.isStatement
    }

    /// The order at each place: suffixes of the wraps that end there, the innermost first; then insertions;
    /// then prefixes of the wraps that begin there, the outermost first.
    private static func joined(
        _ code: SwiftText, _ wraps: [Wrap], _ insertions: [Int: [Piece]]
    ) -> (bytes: [UInt8], pieces: [Piece]) {
        var prefixes: [Int: [Piece]] = [:]
        var suffixes: [Int: [Piece]] = [:]
        for wrap in wraps {
            prefixes[wrap.range.lowerBound, default: []].append(
                Piece(text: wrap.prefix, fault: wrap.fault))
            suffixes[wrap.range.upperBound, default: []].insert(
                Piece(text: wrap.suffix, fault: wrap.fault), at: 0)
        }
        var bytes: [UInt8] = []
        var pieces: [Piece] = []
        for offset in 0...code.bytes.count {
            for var piece in [suffixes, insertions, prefixes].flatMap({ $0[offset] ?? [] }) {
                piece.start = bytes.count
                bytes += piece.text.utf8
                pieces.append(piece)
            }
            if offset < code.bytes.count { bytes.append(code.bytes[offset]) }
        }
        return (bytes, pieces)
    }
}
