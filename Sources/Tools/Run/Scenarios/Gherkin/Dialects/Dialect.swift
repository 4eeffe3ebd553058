/// The keywords of one language that feature files can use.
struct Dialect: Sendable {
    /// The name of the language in a `# language:` header.
    let language: String

    /// The keywords of steps, longer ones first, because some are prefixes of others.
    let stepKeywords: [StepKeyword]

    /// One keyword for each use of a step, to show how steps are written.
    let exampleStepKeywords: [String]

    private let titlePrefixes: [TitleKind: [String]]

    /// - Parameters: The keywords of titles without the colon; those of steps with the space behind
    ///   them, if the language puts one there, and without `*`, which all languages share.
    init(
        language: String, feature: [String], background: [String], rule: [String],
        scenario: [String], scenarioOutline: [String], examples: [String],
        given: [String], when: [String], then: [String], and: [String], but: [String]
    ) {
        self.language = language
        let titles: [TitleKind: [String]] = [
            .feature: feature, .background: background, .rule: rule,
            .scenario: scenario + scenarioOutline, .examples: examples,
        ]
        titlePrefixes = titles.mapValues { keywords in keywords.map { $0 + ":" } }
        stepKeywords = Self.stepKeywords([
            (.type(.context), given), (.type(.action), when), (.type(.outcome), then),
            (.conjunction, and + but), (.type(.unknown), ["* "]),
        ])
        exampleStepKeywords = [given, when, then, and, but, ["*"]].compactMap { keywords in
            keywords.first?.trimmingWhitespace()
        }
    }

    /// The keywords of a kind of title, each with its colon.
    func titlePrefixes(of kind: TitleKind) -> [String] {
        titlePrefixes[kind, default: []]
    }

    private static func stepKeywords(
        _ uses: [(meaning: StepKeyword.Meaning, keywords: [String])]
    ) -> [StepKeyword] {
        let meanings = uses.flatMap { use in use.keywords.map { ($0, use.meaning) } }
        // A keyword with two uses is ambiguous.
        return Dictionary(meanings) { _, _ in .type(.unknown) }
            .map { StepKeyword(text: $0, meaning: $1) }
            .sorted { $0.text.unicodeScalars.count > $1.text.unicodeScalars.count }
    }
}

/// A keyword that begins a step.
struct StepKeyword {
    /// The keyword, with the space behind it in languages that put one there.
    let text: String

    let meaning: Meaning

    enum Meaning {
        case type(KeywordType)

        /// The step has the type of the step before it.
        case conjunction
    }
}
