extension String {
    /// The text with control characters shown as escapes, such as `\u{1B}`.
    ///
    /// Names, paths and steps come from files and command lines. Printed as they are, their
    /// control characters would move the cursor or change the colours of a terminal.
    package var printable: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return unicodeScalars.map(\.printable).joined()
    }

    /// The same for a text of several lines: line feeds stay.
    package var printableLines: String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0).printable }.joined(separator: "\n")
    }

    /// The text in quotation marks on one line, cut if it is long.
    var quotedOnOneLine: String {
        let limit = 60
        let text = self[...].unicodeScalars.trimmingWhitespace()
        let isLong = text.dropFirst(limit).first != nil
        return "\"" + text.prefix(limit).map(\.printable).joined() + (isLong ? "…" : "") + "\""
    }
}

extension Unicode.Scalar {
    fileprivate var printable: String {
        isControl ? escaped(asASCII: true) : String(self)
    }

    /// Whether it controls the layout of text, also its direction.
    fileprivate var isControl: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }
}
