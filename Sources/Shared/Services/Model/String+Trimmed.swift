extension String {
    /// The text without the white space at its ends; line breaks are white space, too.
    package var trimmed: String {
        let rest = drop(while: \.isWhitespace)
        let end = rest.lastIndex { !$0.isWhitespace }
        return end.map { String(rest[...$0]) } ?? ""
    }
}
