import Architectures
import Reporting
import Scenarios

/// Prints scenarios as they will be run, outlines expanded; of any Gherkin, whether or not its steps are
/// known.
struct ScenariosListCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "scenarios list",
            summary: "print the scenarios of feature files, with outlines expanded",
            operands: "[PATH...]",
            options: [Option("--json", nil, "print them as JSON")],
            notes: """
                PATH is a .feature file or a folder of them; without one, the scenarios of the package are
                listed. Any valid Gherkin will do: the steps need not be in the vocabulary.
                """)
    }

    private let files: [String]
    private let asJSON: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        files = try ScenarioSelection.files(arguments.operands)
        asJSON = arguments.has("--json")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        var scenarios: [ListedScenario] = []
        var code = ExitCode.success
        for file in files {
            do throws(GherkinError) {
                scenarios += ListedScenario.all(of: try FeatureFiles.read(file))
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
