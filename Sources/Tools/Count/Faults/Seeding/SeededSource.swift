import SwiftTokens

/// The text of a file with all its faults, each behind its switch.
struct SeededSource {
    /// A text that belongs to a fault, and its place in the result.
    private struct Piece {
        let text: String
        let fault: Fault.ID
        var start = 0
    }

    private let bytes: [UInt8]
    private let pieces: [Piece]

    init(_ code: SwiftText, _ faults: [Fault]) {
        let edits = faults.flatMap { fault in fault.edits.map { (fault: fault.id, edit: $0) } }
            .sorted { Self.encloses($0.edit, $1.edit) }
        // The texts, by their place in the code. At each place, the suffixes of edits that end there come first, the
        // innermost before the others. Then come insertions, and then the prefixes of edits that begin there, the
        // outermost before the others.
        var prefixes: [Int: [Piece]] = [:]
        var suffixes: [Int: [Piece]] = [:]
        var insertions: [Int: [Piece]] = [:]
        for (fault, edit) in edits {
            func piece(_ text: String) -> Piece {
                Piece(
                    text: text.replacing(Edit.number, with: String(fault.number)), fault: fault)
            }
            if edit.range.isEmpty {
                insertions[edit.range.lowerBound, default: []].append(piece(edit.prefix))
            } else {
                prefixes[edit.range.lowerBound, default: []].append(piece(edit.prefix))
                suffixes[edit.range.upperBound, default: []].insert(piece(edit.suffix), at: 0)
            }
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
        (self.bytes, self.pieces) = (bytes, pieces)
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

    /// Whether the first edit encloses the second one, because it begins earlier or ends later. At the same range, a
    /// statement encloses an expression. Two edits of the same kind keep their order, because sorting is stable.
    private static func encloses(_ first: Edit, _ second: Edit) -> Bool {
        if first.range.lowerBound != second.range.lowerBound {
            return first.range.lowerBound < second.range.lowerBound
        }
        if first.range != second.range { return first.range.upperBound > second.range.upperBound }
        return first.isStatement && !second.isStatement
    }
}
