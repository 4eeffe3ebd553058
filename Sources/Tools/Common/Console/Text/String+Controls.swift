extension String {
    /// The text with control characters shown as escapes, such as `\u{1B}`.
    ///
    /// Names, paths and steps come from files and command lines. Printed as they are, their
    /// control characters would move the cursor or change the colours of a terminal.
    package var printable: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return unicodeScalars.map { $0.isControl ? $0.escaped(asASCII: true) : String($0) }.joined()
    }

    /// A text of several lines, made ``printable``. Its line feeds stay.
    package var printableLines: String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0).printable }.joined(separator: "\n")
    }

    /// The first `count` characters, and an ellipsis if there are more.
    package func shortened(to count: Int) -> String {
        self.count > count ? prefix(count) + "…" : self
    }

    /// The text without control characters, and without the character that stands for bytes that are not UTF-8.
    package var withoutControls: String {
        guard unicodeScalars.contains(where: \.isUnwanted) else { return self }
        var clean = String.UnicodeScalarView()
        clean.append(contentsOf: unicodeScalars.lazy.filter { !$0.isUnwanted })
        return String(clean)
    }
}

extension Unicode.Scalar {
    /// Whether it controls the layout of text, or its direction.
    fileprivate var isControl: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }

    fileprivate var isUnwanted: Bool { isControl || self == "\u{FFFD}" }
}
