/// Makes keys of the bytes that a terminal sends, however they are cut up on the way.
struct KeyDecoder {
    /// How much of a paste is taken: more than any field here is for.
    static let pasteLimit = 500

    private var pending: [UInt8] = []

    /// Takes bytes as they come in, and gives the keys that are complete.
    mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
        pending += bytes
        var keys: [Key] = []
        var rest = pending[...]
        while !rest.isEmpty, case .complete(let key, let length) = Self.firstKey(in: rest) {
            if let key { keys.append(key) }
            rest = rest.dropFirst(length)
        }
        pending = Array(rest)
        return keys
    }

    /// Whether a lone escape has come in: the key of that name, unless more follows at once.
    var isInEscape: Bool {
        pending.first == Byte.escape && !pending.starts(with: Byte.pasteStart)
    }

    /// Nothing more follows: what was begun with an escape is the key of that name.
    mutating func endEscape() -> [Key] {
        guard isInEscape else { return [] }
        defer { pending = [] }
        return pending.count == 1 ? [.escape] : []
    }

    /// What the bytes begin with.
    enum Beginning: Equatable {
        /// A key, or nothing worth one, and how many bytes it took.
        case complete(Key?, length: Int)
        /// The beginning of something that is not all there.
        case incomplete
    }

    private static func firstKey(in bytes: ArraySlice<UInt8>) -> Beginning {
        switch bytes.first {
        case nil: .incomplete
        case Byte.escape: firstSequence(in: bytes)
        case 9: .complete(.tab, length: 1)
        case 10, 13: .complete(.enter, length: 1)
        case 8, 127: .complete(.backspace, length: 1)
        case let byte? where (1...26).contains(byte):
            .complete(.control(Character(Unicode.Scalar(byte + 96))), length: 1)
        case let byte? where byte < 32: .complete(nil, length: 1)
        default: firstText(in: bytes)
        }
    }

    /// All that is text up to the next control character, but for a character that is not all there.
    private static func firstText(in bytes: ArraySlice<UInt8>) -> Beginning {
        let run = bytes.prefix { $0 >= 32 && $0 != 127 }
        let isLast = run.count == bytes.count
        let whole = isLast ? run.dropLast(run.lengthOfBrokenCharacter) : run
        if whole.isEmpty { return .incomplete }
        let text = String(decoding: whole, as: UTF8.self).withoutControls
        return .complete(text.isEmpty ? nil : .text(text), length: whole.count)
    }
}

extension ArraySlice<UInt8> {
    /// How many bytes at the end begin a character of UTF-8 but do not finish it.
    fileprivate var lengthOfBrokenCharacter: Int {
        for (index, byte) in suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length > index + 1 ? index + 1 : 0
        }
        return 0
    }
}
