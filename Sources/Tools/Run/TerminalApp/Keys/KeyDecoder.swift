import Output

/// Decodes the bytes that a terminal sends into keys, wherever the bytes are split on the way.
struct KeyDecoder {
    /// The most characters taken from a paste, more than any field here needs.
    static let pasteLimit = 500

    private var pending: [UInt8] = []

    /// Takes bytes as they arrive, and returns the keys that are complete.
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

    /// Whether an escape has arrived: the Esc key, unless more bytes follow at once.
    var isInEscape: Bool {
        pending.first == Byte.escape && !pending.starts(with: Byte.pasteStart)
    }

    /// To be called when no more bytes follow an escape: then it was the Esc key.
    mutating func endEscape() -> [Key] {
        guard isInEscape else { return [] }
        defer { pending = [] }
        return pending.count == 1 ? [.escape] : []
    }

    enum Prefix: Equatable {
        /// A key, or nil for a sequence without meaning here, and its length in bytes.
        case complete(Key?, length: Int)
        /// The rest has not arrived yet.
        case incomplete
    }

    private static func firstKey(in bytes: ArraySlice<UInt8>) -> Prefix {
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

    /// The text up to the next control character, without a character whose last bytes are missing.
    private static func firstText(in bytes: ArraySlice<UInt8>) -> Prefix {
        let run = bytes.prefix { $0 >= 32 && $0 != 127 }
        let isLast = run.count == bytes.count
        let whole = isLast ? run.dropLast(run.lengthOfBrokenCharacter) : run
        if whole.isEmpty { return .incomplete }
        let text = String(decoding: whole, as: UTF8.self).withoutControls
        return .complete(text.isEmpty ? nil : .text(text), length: whole.count)
    }
}

extension ArraySlice<UInt8> {
    /// The number of bytes at the end that begin a UTF-8 character but do not complete it.
    fileprivate var lengthOfBrokenCharacter: Int {
        for (index, byte) in suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return length > index + 1 ? index + 1 : 0
        }
        return 0
    }
}
