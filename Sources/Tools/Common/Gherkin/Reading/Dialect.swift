import Console

/// The keywords of one language that feature files can use.
struct Dialect: Sendable {
    /// The supported languages. To add one, add a table of its keywords.
    static let known = [
        english,
        Dialect(
            language: "zh-CN",
            titles: [
                .feature: ["功能:"], .background: ["背景:"], .rule: ["Rule:", "规则:"],
                .scenario: ["场景:", "剧本:"], .examples: ["例子:"],
            ],
            outlines: ["场景大纲:", "剧本大纲:"],
            steps: [
                (.context, ["假如", "假设", "假定"]), (.action, ["当"]), (.outcome, ["那么"]),
                (nil, ["而且", "并且", "同时"]), (nil, ["但是"]), (.unknown, ["* "]),
            ]),
    ]

    /// The language of a file that does not name one.
    static let english = Dialect(
        language: "en",
        titles: [
            .feature: ["Feature:", "Business Need:", "Ability:"], .background: ["Background:"],
            .rule: ["Rule:"], .scenario: ["Scenario:", "Example:"],
            .examples: ["Examples:", "Scenarios:"],
        ],
        outlines: ["Scenario Outline:", "Scenario Template:"],
        steps: [
            (.context, ["Given "]), (.action, ["When "]), (.outcome, ["Then "]), (nil, ["And "]),
            (nil, ["But "]), (.unknown, ["* "]),
        ])

    /// The name of the language in a `# language:` header.
    let language: String

    /// The keywords of titles, each with its colon. Advice in errors uses the first of each kind.
    let titles: [LineKind: [String]]

    /// The keywords of scenarios that need examples.
    let outlines: [String]

    /// The keywords of steps by their types, with the space behind them, if the language puts one there. A conjunction has
    /// no type: it takes that of the step before.
    private let steps: [(type: KeywordType?, words: [String])]

    /// One keyword for each use of a step, to show how steps are written.
    var exampleStepKeywords: [String] {
        steps.compactMap { $0.words.first?.trimmingWhitespace() }
    }

    /// The keyword that a line of this kind begins with.
    func keyword(of kind: LineKind, in line: Line) -> String? {
        let outline = kind == .scenario ? outlines.first(where: line.starts) : nil
        return kind == .step
            ? steps.lazy.flatMap(\.words).first(where: line.starts)
            : outline ?? titles[kind]?.first(where: line.starts)
    }

    /// The keyword of a title that a line begins with, if the line has no colon after it, or the wide one of Chinese
    /// keyboards.
    func keywordWithoutColon(in line: Line) -> String? {
        (titles.values.joined() + outlines).filter { keyword in
            let name = keyword.unicodeScalars.dropLast()
            let next = line.content.dropFirst(name.count).first
            return line.content.starts(with: name)
                && next.map { $0 == "：" || $0.properties.isWhitespace } ?? true
        }.max { $0.count < $1.count }
    }

    /// The keyword of a step that a line begins with, if other white space than a space follows it.
    func keywordWithoutSpace(in line: Line) -> String? {
        steps.flatMap(\.words).filter { $0.last == " " }.first { keyword in
            let name = keyword.unicodeScalars.dropLast()
            let next = line.content.dropFirst(name.count).first
            return line.content.starts(with: name)
                && next.map { $0 != " " && $0.properties.isWhitespace } == true
        }
    }

    /// The keyword of a step that a line begins with, if it is misspelt: with other capital letters or, as in `Givn`, with one
    /// wrong letter. Short keywords may have no wrong letter, because `The` is not a misspelt `Then`.
    func misspeltKeyword(in line: Line) -> String? {
        let text = String(line.content)
        let small = text.lowercased()
        let word = String(small.prefix { !$0.isWhitespace })
        return steps.flatMap(\.words).first { keyword in
            let name = keyword.lowercased().trimmingWhitespace()
            return small.hasPrefix(keyword.lowercased()) && !text.hasPrefix(keyword)
                || name.count > 4 && editDistance(name, word) == 1
        }
    }

    func type(ofKeyword keyword: String, after previous: KeywordType) -> KeywordType {
        steps.first { $0.words.contains(keyword) }?.type ?? previous
    }
}
