import Output

extension String {
    /// The text in quotation marks on one line, cut if it is long.
    var quotedOnOneLine: String {
        let limit = 60
        let text = self[...].unicodeScalars.trimmingWhitespace()
        let isLong = text.dropFirst(limit).first != nil
        return "\"" + String(text.prefix(limit)).printable + (isLong ? "…" : "") + "\""
    }
}
