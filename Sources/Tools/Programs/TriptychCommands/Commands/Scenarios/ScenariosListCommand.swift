import ArchitectureList
import Output
import Scenarios

/// Prints scenarios with outlines expanded. Any Gherkin will do, also with unknown steps.
struct ScenariosListCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "scenarios list",
            summary: "print the scenarios of feature files, with outlines expanded",
            operands: "[PATH...]",
            options: [Option("--json", nil, "print them as JSON")],
            notes: """
                PATH is a .feature file or a folder of them; without one, this lists the scenarios of the
                package. Any valid Gherkin will do, also with steps that `triptych scenarios run` does not
                know.
                """)
    }

    private let files: [FeatureSelection]
    private let asJSON: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        files = try FeatureSelection.all(arguments.operands)
        asJSON = arguments.has("--json")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        var scenarios: [ListedScenario] = []
        var code = ExitCode.success
        for file in files {
            do throws(GherkinError) {
                scenarios += ListedScenario.all(of: try FeatureFiles.read(file.path))
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
