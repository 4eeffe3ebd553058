extension String {
    /// The text in quotation marks, cut if it is long, and without what would break the line.
    var quotedOnOneLine: String {
        let limit = 60
        let text = self[...].unicodeScalars.trimmingWhitespace()
        let shown = text.prefix(limit).map(\.visible).joined()
        return "\"" + shown + (text.count > limit ? "…" : "") + "\""
    }
}

extension Unicode.Scalar {
    /// The scalar itself, or its escape if it controls how text is laid out.
    fileprivate var visible: String {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: escaped(asASCII: true)
        default: String(self)
        }
    }
}
