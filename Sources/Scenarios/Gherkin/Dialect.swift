/// The keywords of one human language. The table of those known is in `Dialect+Table.swift`: to add a
/// language, add a row.
struct Dialect: Sendable {
    private let titles: [TitleKeyword: [String]]
    /// The longest first, since one may begin with another.
    private let steps: [StepKeyword]

    /// Step keywords stand as in a file, with the space after them if there is one; `* ` is known to all
    /// languages.
    init(
        feature: [String], rule: [String], background: [String], scenario: [String],
        scenarioOutline: [String], examples: [String], given: [String], when: [String],
        then: [String], and: [String], but: [String]
    ) {
        titles = [
            .feature: feature, .rule: rule, .background: background, .scenario: scenario,
            .scenarioOutline: scenarioOutline, .examples: examples,
        ]
        let all =
            [StepKeyword(word: "* ", type: .unknown)]
            + given.map { StepKeyword(word: $0, type: .context) }
            + when.map { StepKeyword(word: $0, type: .action) }
            + then.map { StepKeyword(word: $0, type: .outcome) }
            + (and + but).map { StepKeyword(word: $0, type: nil) }
        steps = all.sorted { $0.word.unicodeScalars.count > $1.word.unicodeScalars.count }
    }

    /// Says what a line is.
    func kind(of line: SourceLine) -> LineKind {
        switch line.text.first {
        case nil: return .empty
        case "#": return .comment
        case "@": return .tags
        case "|": return .tableRow
        default: break
        }
        for delimiter in ["\"\"\"", "```"] where line.rest(after: delimiter) != nil {
            return .docStringDelimiter(delimiter)
        }
        return title(line) ?? step(line) ?? .other
    }

    private func title(_ line: SourceLine) -> LineKind? {
        for keyword in TitleKeyword.allCases {
            for word in titles[keyword] ?? [] {
                if let name = line.rest(after: word + ":") {
                    return .title(keyword, name: name.trimmed)
                }
            }
        }
        return nil
    }

    /// The trailing space of a keyword has been trimmed off a line that holds nothing else.
    private func step(_ line: SourceLine) -> LineKind? {
        for keyword in steps {
            if let text = line.rest(after: keyword.word) {
                return .step(keyword, text: text.trimmed)
            }
        }
        return nil
    }
}
