/// What the parser can ask for at a line.
enum TokenKind: Equatable {
    case language, tags, title(TitleKind), tableRow, docString, step, endOfFile
}

extension TokenKind: CustomStringConvertible {
    /// The kind as it is named in an error.
    var description: String {
        switch self {
        case .language: "a language header"
        case .tags: "a tag"
        case .title(.feature): "a feature"
        case .title(.background): "a background"
        case .title(.rule): "a rule"
        case .title(.scenario): "a scenario"
        case .title(.examples): "examples"
        case .tableRow: "a table row"
        case .docString: "a doc string"
        case .step: "a step"
        case .endOfFile: "the end of the file"
        }
    }
}
