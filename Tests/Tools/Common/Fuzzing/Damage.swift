import Measuring

/// A way to damage an input, as a slip of an editor, a full disk or a hostile client may.
enum Damage: CaseIterable {
    case flipBit, remove, double, move, cutOff, insert, replaceWord

    /// The bytes with the damage done at a random place.
    ///
    /// - Parameter samples: What `insert` takes pieces of, beside those that often hurt a reader.
    func applied(
        to bytes: [UInt8], samples: [[UInt8]], using generator: inout SeededGenerator
    ) -> [UInt8] {
        guard let range = bytes.randomPiece(using: &generator) else {
            return Self.hurtful.randomElement(using: &generator) ?? []
        }
        var damaged = bytes
        switch self {
        case .flipBit:
            damaged[range.lowerBound] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case .remove:
            damaged.removeSubrange(range)
        case .double:
            damaged.insert(contentsOf: bytes[range], at: range.upperBound)
        case .move:
            damaged.removeSubrange(range)
            let place = damaged.randomPiece(using: &generator)?.lowerBound ?? 0
            damaged.insert(contentsOf: bytes[range], at: place)
        case .cutOff:
            damaged.removeSubrange(range.lowerBound...)
        case .insert:
            let stray = Self.stray(from: samples, using: &generator)
            damaged.insert(contentsOf: stray, at: range.lowerBound)
        case .replaceWord:
            let word = Self.words.randomElement(using: &generator) ?? ""
            damaged.replaceSubrange(bytes.word(from: range.lowerBound), with: word.utf8)
        }
        return damaged
    }

    private static func stray(
        from samples: [[UInt8]], using generator: inout SeededGenerator
    ) -> [UInt8] {
        if Bool.random(using: &generator), let sample = samples.randomElement(using: &generator),
            let range = sample.randomPiece(using: &generator)
        {
            return Array(sample[range])
        }
        return hurtful.randomElement(using: &generator) ?? []
    }

    /// What replaces a word or a number. The rest stays as it is, so that a reader gets beyond
    /// the syntax.
    private static let words = [
        "0", "1", "2", "-1", "0.5", "1e308", "9223372036854775807", "-9223372036854775808", "a",
    ]

    /// Numbers at the ends of their range, characters that are not what they look like, and no UTF-8.
    private static let hurtful: [[UInt8]] =
        [
            "0", "-1", "9", "9223372036854775807", "-9223372036854775808", "1e400", "\0", "\r",
            "\n", "\r\n", "\t", " ", "\"", "\\", "%", "{", "[", "null", "true", "\u{FEFF}",
            "e\u{301}", "\u{2028}", "\u{202E}", "٣", "👩‍🚀",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]
}

extension [UInt8] {
    /// The word or number at a place or, if there is none, the next one.
    fileprivate func word(from place: Int) -> Range<Int> {
        let end = self[place...].firstIndex(where: \.isOfWord) ?? count
        let start = self[..<end].lastIndex { !$0.isOfWord }.map { $0 + 1 } ?? 0
        return start..<(self[end...].firstIndex { !$0.isOfWord } ?? count)
    }

    /// A place in the bytes: a few of them, or one of several lines with its end. Nil if there
    /// are none.
    fileprivate func randomPiece(using generator: inout SeededGenerator) -> Range<Int>? {
        guard let place = indices.randomElement(using: &generator) else { return nil }
        let length = Int.random(in: 1...8, using: &generator)
        let few = place..<Swift.min(place + length, count)
        if Bool.random(using: &generator) { return few }
        let lineFeed = UInt8(ascii: "\n")
        let start = self[..<place].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
        let end = self[place...].firstIndex(of: lineFeed).map { $0 + 1 } ?? count
        return start..<end == indices ? few : start..<end
    }
}

extension UInt8 {
    /// Whether it can be part of a word or a number.
    fileprivate var isOfWord: Bool {
        let scalar = Unicode.Scalar(self)
        return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || [".", "+", "-"].contains(scalar)
    }
}
