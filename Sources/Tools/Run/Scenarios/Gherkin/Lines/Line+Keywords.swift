/// A line such as `Scenario: a name`.
struct Title {
    let name: String
    let location: Location
}

/// The parts of a file that begin with a keyword and a colon.
enum TitleKind: CaseIterable {
    case feature, background, rule, scenario, examples
}

/// A line such as `Given a text`.
struct StepLine {
    let keyword: StepKeyword
    let text: String
    let location: Location
}

extension Line {
    /// The title on the line, if it begins with a keyword of this kind, such as `Feature:`.
    func title(_ kind: TitleKind, in dialect: Dialect) -> Title? {
        guard
            let prefix = dialect.titlePrefixes(of: kind).first(where: { starts(with: $0) })
        else { return nil }
        return Title(name: rest(after: prefix), location: location)
    }

    /// The step on the line, without the table or doc string below it.
    func step(in dialect: Dialect) -> StepLine? {
        guard
            let keyword = dialect.stepKeywords.first(where: { starts(with: $0.text) })
        else { return nil }
        return StepLine(keyword: keyword, text: rest(after: keyword.text), location: location)
    }
}

extension Line {
    /// The language set by a comment such as `# language: fr`; nil if the line is no such comment.
    var language: String? {
        let keyword = "language".unicodeScalars
        guard isComment else { return nil }
        let comment = content.dropFirst().trimmingWhitespace()
        guard comment.starts(with: keyword) else { return nil }
        let rest = comment.dropFirst(keyword.count).trimmingWhitespace()
        let name = rest.dropFirst().trimmingWhitespace()
        guard rest.first == ":", !name.isEmpty, name.allSatisfy(\.isLanguageCharacter) else {
            return nil
        }
        return String(name)
    }

    /// Whether the line begins like a token of this kind, whether or not it is well formed.
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

extension Unicode.Scalar {
    /// Whether the names of languages in a header may contain it.
    fileprivate var isLanguageCharacter: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "_", "-": true
        default: false
        }
    }
}
