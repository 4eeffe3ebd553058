extension Character {
    /// How many columns of a terminal the character takes: two for those that Unicode's Standard Annex 11
    /// calls wide, as Chinese characters and emoji are, otherwise one.
    public var width: Int {
        unicodeScalars.contains { scalar in
            Self.wide.contains { $0.contains(scalar.value) }
        } ? 2 : 1
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1FAFF,
        0x20000...0x3FFFD,
    ]
}

extension StringProtocol {
    /// How many columns of a terminal the text takes.
    public var width: Int {
        reduce(0) { $0 + $1.width }
    }
}
