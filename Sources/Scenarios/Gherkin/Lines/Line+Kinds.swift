extension Line {
    /// Whether the line is a token of the kind, be it well formed or not.
    func begins(_ kind: TokenKind, in dialect: Dialect) -> Bool {
        switch kind {
        case .language: language != nil
        case .tags: content.first == "@"
        case .title(let kind): title(kind, in: dialect) != nil
        case .tableRow: content.first == "|"
        case .docString: docStringDelimiter != nil
        case .step: step(in: dialect) != nil
        case .endOfFile: false
        }
    }
}
