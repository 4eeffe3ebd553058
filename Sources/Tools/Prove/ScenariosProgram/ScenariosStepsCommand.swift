import Console
import Scenarios

/// Prints the phrases for steps.
struct ScenariosStepsCommand: Command {
    static let about = CommandDefinition(
        name: "scenarios steps",
        summary: "print the phrases that the steps of a scenario may use",
        notes: """
            Texts are in double quotes, with \\" and \\\\ for a quote and a backslash. Singular and plural
            are the same word: 1 row, 1 rows, 2 rows. A step begins with Given, When, Then, And, But or *.
            """)

    func run(on terminal: Terminal) async throws -> ExitCode {
        for (index, group) in Vocabulary.standard.groups.enumerated() {
            if index > 0 { terminal.print("") }
            terminal.print(terminal.styled(group.title, .bold))
            for step in group.definitions {
                let remark = step.remark.isEmpty ? "" : "   (\(step.remark))"
                terminal.print(wrapping: "  " + step.phrase + terminal.styled(remark, .dim))
            }
        }
        return .success
    }
}
