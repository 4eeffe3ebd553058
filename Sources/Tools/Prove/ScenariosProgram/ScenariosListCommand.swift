import ArchitectureList
import Console
import Gherkin

/// Prints the scenarios, one for each example of an outline. The files may contain unknown steps.
struct ScenariosListCommand: Command {
    static let about = CommandDefinition(
        name: "scenarios list",
        summary:
            "print the scenarios of feature files, one for each example",
        notes: """
            PATH is a .feature file or a folder of them; without one, this lists the scenarios of the
            package. The files may contain any valid Gherkin, even steps that `swift run scenarios run`
            does not know.
            """)

    @Argument(operands: "[PATH...]") private var paths: [String]
    @Argument("--json", "print them as JSON") private var asJSON: Bool

    func run(on terminal: Terminal) async throws -> ExitCode {
        var scenarios: [ListedScenario] = []
        var code = ExitCode.success
        for file in try FeatureSelection.all(paths) {
            do throws(GherkinError) {
                let feature = try FeatureFiles.read(file.path)
                for warning in feature.warnings { terminal.note("warning: \(warning)") }
                scenarios += ListedScenario.all(of: feature)
            } catch {
                terminal.note(error.description)
                code = .failure
            }
        }
        if asJSON {
            let text = try JSONText.encode(scenarios)
            terminal.print(String(text.dropLast()))
        } else {
            for scenario in scenarios { terminal.print(wrapping: scenario.text) }
        }
        return code
    }
}

/// A scenario as `scenarios list` prints it.
struct ListedScenario: Encodable {
    let path: String
    let line: Int
    let feature: String
    let rule: String?
    let name: String
    let tags: [String]
    let steps: [Step]

    static func all(of feature: Feature) -> [ListedScenario] {
        feature.scenarios.map { scenario in
            ListedScenario(
                path: feature.path, line: scenario.location.line, feature: scenario.feature,
                rule: scenario.rule, name: scenario.name, tags: scenario.tags,
                steps: scenario.steps)
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
