/// The keywords of one language that feature files can use.
struct Dialect: Sendable {
    /// The supported languages. To add one, add a table of its keywords.
    static let known = [
        english,
        Dialect(
            language: "zh-CN", feature: ["功能"], background: ["背景"], rule: ["Rule", "规则"],
            scenario: ["场景", "剧本"], outline: ["场景大纲", "剧本大纲"], examples: ["例子"],
            given: ["假如", "假设", "假定"], when: ["当"], then: ["那么"], and: ["而且", "并且", "同时"],
            but: ["但是"]),
    ]

    /// The language of a file that does not name one.
    static let english = Dialect(
        language: "en", feature: ["Feature", "Business Need", "Ability"],
        background: ["Background"], rule: ["Rule"],
        scenario: ["Scenario", "Example"], outline: ["Scenario Outline", "Scenario Template"],
        examples: ["Examples", "Scenarios"], given: ["Given "], when: ["When "], then: ["Then "],
        and: ["And "], but: ["But "])

    /// The name of the language in a `# language:` header.
    let language: String

    /// One keyword for each use of a step, to show how steps are written.
    let exampleStepKeywords: [String]

    private let keywords: [LineKind: [String]]

    /// The keywords of scenarios that need examples, with the colon.
    let outlines: [String]

    /// The types of the keywords of steps. A conjunction has none: it takes that of the step before.
    private let types: [String: KeywordType]

    /// - Parameters: The keywords of titles without the colon; those of steps with the space behind
    ///   them, if the language puts one there, and without `*`, which all languages share.
    private init(
        language: String, feature: [String], background: [String], rule: [String],
        scenario: [String], outline: [String], examples: [String], given: [String],
        when: [String], then: [String], and: [String], but: [String]
    ) {
        self.language = language
        let titles: [LineKind: [String]] = [
            .feature: feature, .background: background, .rule: rule,
            .scenario: scenario + outline, .examples: examples,
        ]
        outlines = outline.map { $0 + ":" }
        keywords = titles.mapValues { names in names.map { $0 + ":" } }
            .merging([.step: given + when + then + and + but + ["* "]]) { $1 }
        let uses: [(KeywordType, [String])] = [
            (.context, given), (.action, when), (.outcome, then), (.unknown, ["* "]),
        ]
        types = Dictionary(
            uses.flatMap { type, words in words.map { ($0, type) } },
            uniquingKeysWith: { first, _ in first })
        exampleStepKeywords = [given, when, then, and, but, ["*"]].compactMap { words in
            words.first?.trimmingWhitespace()
        }
    }

    /// The keyword that a line of this kind begins with.
    func keyword(of kind: LineKind, in line: Line) -> String? {
        keywords[kind]?.first(where: line.starts)
    }

    /// The keyword of a title that a line begins with, but for the colon: there is none, or the wide one of Chinese
    /// keyboards.
    func keywordWithoutColon(in line: Line) -> String? {
        keywords.values.joined().filter { keyword in
            let name = keyword.unicodeScalars.dropLast()
            let next = line.content.dropFirst(name.count).first
            return keyword.hasSuffix(":") && line.content.starts(with: name)
                && next.map { $0 == "：" || $0.properties.isWhitespace } ?? true
        }.max { $0.count < $1.count }
    }

    /// The keyword of a kind of title, to show how it is written.
    func exampleKeyword(of kind: LineKind) -> String {
        keywords[kind]?.first ?? ""
    }

    func type(ofKeyword keyword: String, after previous: KeywordType) -> KeywordType {
        types[keyword] ?? previous
    }
}
