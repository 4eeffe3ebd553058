/// The keywords of one of the languages a feature file can be written in.
struct Dialect: Sendable {
    /// The language as it is written in a `# language:` header.
    let language: String

    /// The keywords that begin a step, longer ones first, because some begin with others.
    let stepKeywords: [StepKeyword]

    /// One keyword for each use of a step, to show how steps are written.
    let exampleStepKeywords: [String]

    private let titlePrefixes: [TitleKind: [String]]

    /// Makes a dialect of its keywords: titles without their colon, steps with the space behind
    /// them, if the language puts one there, and without `*`, which all languages share.
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
        // A keyword with two uses does not tell which of them is meant.
        return Dictionary(meanings) { _, _ in .type(.unknown) }
            .map { StepKeyword(text: $0, meaning: $1) }
            .sorted { $0.text.unicodeScalars.count > $1.text.unicodeScalars.count }
    }
}
