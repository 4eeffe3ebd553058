import Output
import Scenarios

/// A scenario as `triptych scenarios list` prints it.
struct ListedScenario: Encodable {
    struct ListedStep: Encodable {
        let keyword: String
        let keywordType: KeywordType
        let text: String
        let table: [[String]]?
        let docString: String?

        init(_ step: Step) {
            keyword = step.keyword
            keywordType = step.keywordType
            text = step.text
            table =
                step.arguments.lazy.compactMap { argument in
                    if case .dataTable(let rows) = argument { rows } else { nil }
                }.first
            docString =
                step.arguments.lazy.compactMap { argument in
                    if case .docString(let text) = argument { text } else { nil }
                }.first
        }
    }

    let path: String
    let line: Int
    let feature: String
    let rule: String?
    let name: String
    let tags: [String]
    let steps: [ListedStep]

    static func all(of feature: Feature) -> [ListedScenario] {
        feature.scenarios.map { scenario in
            ListedScenario(
                path: feature.path, line: scenario.location.line, feature: scenario.feature,
                rule: scenario.rule, name: scenario.name, tags: scenario.tags,
                steps: scenario.steps.map(ListedStep.init))
        }
    }
}

extension ListedScenario {
    /// Plain text with a line for each step.
    var text: String {
        let title = ([feature, rule, name].compactMap(\.self)).joined(separator: " / ")
        let head =
            ["\(path):\(line): \(title)"] + (tags.isEmpty ? [] : [tags.joined(separator: " ")])
        let lines = steps.map { step in
            "  [\(step.keywordType.rawValue)] \(step.keyword) \(step.text)"
        }
        return (head + lines).map(\.printable).joined(separator: "\n") + "\n"
    }
}
