extension Character {
    /// How many terminal columns the character takes: two for the wide characters of Unicode's Standard
    /// Annex 11, such as Chinese characters and emoji, otherwise one.
    package var width: Int {
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
    /// How many terminal columns the text takes.
    package var width: Int {
        reduce(0) { $0 + $1.width }
    }
}

extension String {
    /// The longest prefix that takes at most `width` columns.
    package func prefix(ofWidth width: Int) -> String {
        var room = width
        return String(
            prefix {
                room -= $0.width
                return room >= 0
            })
    }

    /// The text padded with spaces at its end.
    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - self.width))
    }

    /// The text in lines of at most `width` columns, broken at spaces. A word is only broken if it is wider than a whole
    /// line. The lines after the first are indented as deep as it is, plus `hanging` columns.
    package func wrapped(to width: Int, hanging: Int = 0) -> [String] {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .flatMap { Self.wrap($0, to: max(4, width), hanging: hanging) }
    }

    private static func wrap(_ paragraph: Substring, to width: Int, hanging: Int) -> [String] {
        if paragraph.width <= width { return [String(paragraph)] }
        let spaces = paragraph.prefix { $0 == " " }
        let first = String(spaces.prefix(width / 2))
        let next = String(repeating: " ", count: Swift.min(spaces.count + hanging, width / 2))
        var lines: [String] = []
        var line = first
        var isEmpty = true
        for word in paragraph.split(separator: " ") {
            if !isEmpty, line.width + 1 + word.width > width {
                lines.append(line)
                line = next
                isEmpty = true
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
            while line.width > width {
                let part = line.prefix(ofWidth: width)
                lines.append(part)
                line = next + line.dropFirst(part.count)
            }
        }
        return lines + [isEmpty ? "" : line]
    }
}
