extension Line {
    /// The tags on the line up to a comment; nil if the line does not begin with one.
    func tags() throws(SyntaxError) -> [String]? {
        guard content.first == "@" else { return nil }
        var column = indentation + 1
        var tags: [String] = []
        let pieces = withoutTrailingComment.dropFirst()
            .split(separator: "@", omittingEmptySubsequences: false)
        for piece in pieces {
            if let tag = try tag(from: piece, column: column) {
                tags.append(tag)
            }
            column += piece.count + 1
        }
        return tags
    }

    /// The content up to a `#` that follows white space; elsewhere the sign is part of a tag.
    private var withoutTrailingComment: Substring.UnicodeScalarView {
        var isAfterWhitespace = false
        let kept = content.prefix { scalar in
            defer { isAfterWhitespace = scalar.properties.isWhitespace }
            return !(isAfterWhitespace && scalar == "#")
        }
        return kept.trimmingWhitespace()
    }

    /// The tag in what follows an `@`; nil if nothing does.
    private func tag(
        from piece: Substring.UnicodeScalarView, column: Int
    ) throws(SyntaxError) -> String? {
        guard let end = piece.lastIndex(where: { !$0.properties.isWhitespace }) else { return nil }
        let name = piece[...end]
        let tag = "@" + String(name)
        guard !name.contains(where: \.properties.isWhitespace) else {
            throw SyntaxError(
                location: Location(line: number, column: column),
                seen: "the tag " + tag.quotedOnOneLine, expected: "a tag without white space",
                advice: "write every tag as one word that begins with @")
        }
        return tag
    }
}
