import Output

/// The escape sequences that xterm and similar terminals send for keys.
extension KeyDecoder {
    enum Byte {
        static let escape: UInt8 = 0x1B
        static let pasteStart = Array("\u{1B}[200~".utf8)
        static let pasteEnd = Array("\u{1B}[201~".utf8)
    }

    /// A longer sequence is not a key.
    private static let longestSequence = 32

    static func firstSequence(in bytes: ArraySlice<UInt8>) -> Prefix {
        switch bytes.dropFirst().first {
        case nil: .incomplete
        case Byte.escape: .complete(.escape, length: 1)
        case UInt8(ascii: "["): controlSequence(in: bytes)
        case UInt8(ascii: "O"): applicationKey(in: bytes)
        // A letter together with Alt has no meaning here.
        default: .complete(nil, length: 2)
        }
    }

    private static func controlSequence(in bytes: ArraySlice<UInt8>) -> Prefix {
        if bytes.starts(with: Byte.pasteStart) { return paste(in: bytes) }
        let body = bytes.prefix(longestSequence).dropFirst(2)
        guard let final = body.firstIndex(where: { (0x40...0x7E).contains($0) }) else {
            return bytes.count < longestSequence
                ? .incomplete : .complete(nil, length: longestSequence)
        }
        let number = body[..<final].prefix { $0 != UInt8(ascii: ";") }
        let key =
            bytes[final] == UInt8(ascii: "~")
            ? numbered[String(decoding: number, as: UTF8.self)] : lettered[bytes[final]]
        return .complete(key, length: final - bytes.startIndex + 1)
    }

    private static func applicationKey(in bytes: ArraySlice<UInt8>) -> Prefix {
        guard let letter = bytes.dropFirst(2).first else { return .incomplete }
        return .complete(lettered[letter], length: 3)
    }

    private static func paste(in bytes: ArraySlice<UInt8>) -> Prefix {
        let body = bytes.dropFirst(Byte.pasteStart.count)
        guard let end = body.firstRange(of: Byte.pasteEnd) else { return .incomplete }
        let text = String(decoding: body[..<end.lowerBound], as: UTF8.self)
        let line = String(text.prefix(pasteLimit).map { $0.isNewline || $0 == "\t" ? " " : $0 })
        return .complete(
            .paste(line.withoutControls), length: end.upperBound - bytes.startIndex)
    }

    private static let numbered: [String: Key] = [
        "1": .home, "3": .delete, "4": .end, "5": .pageUp, "6": .pageDown, "7": .home, "8": .end,
    ]

    private static let lettered: [UInt8: Key] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
        UInt8(ascii: "D"): .left, UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home,
        UInt8(ascii: "Z"): .backTab,
    ]
}
