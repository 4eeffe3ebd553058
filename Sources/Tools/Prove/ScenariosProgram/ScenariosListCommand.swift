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

    func run(on terminal: Terminal) async throws -> ExitCode {
        var code = ExitCode.success
        for file in try FeatureSelection.all(paths) {
            do throws(GherkinError) {
                let feature = try FeatureFiles.read(file.path)
                for warning in feature.warnings { terminal.note("warning: \(warning)") }
                for scenario in feature.scenarios { terminal.print(wrapping: scenario.text) }
            } catch {
                terminal.note(error.description)
                code = .failure
            }
        }
        return code
    }
}

extension Scenario {
    /// The text that `scenarios list` prints, with a line for each step.
    fileprivate var text: String {
        let title = ([feature, rule, name].compactMap(\.self)).joined(separator: " / ")
        let head =
            ["\(place): \(title)"] + (tags.isEmpty ? [] : [tags.joined(separator: " ")])
        let lines = steps.map { step in
            "  [\(step.keywordType.rawValue)] \(step.keyword) \(step.text)"
        }
        return (head + lines).map(\.printable).joined(separator: "\n") + "\n"
    }
}
