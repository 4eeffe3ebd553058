import ArchitectureList
import Console
import Testing
import TestSupport

@Suite("Damaged command lines")
struct DamageTests {
    /// Command lines without the name of the program, in words between line feeds.
    private static let samples = [
        "bench\n--quick\n--processes\n6\n--rounds=1\n--filter\ngrowth: set",
        "scenarios run\n--tag\nnot @slow\n--tag\nnews\n--backend=http\nscenarios",
        "scenarios explore\n--actions\n100\n--seed=7\n--architecture\nMVP",
        "trace\nI go back\n--architecture\nMVC\n--mermaid", "workshop start\n1",
        "compare\nFeedback\n--html\npage.html", "live\na:2\n--port\n40", "--", "--help",
        "9223372036854775808",
    ]

    @Test("They are taken, or refused with one message", .timeLimit(.minutes(10)))
    @MainActor
    func commandLines() {
        let commands = Program.allCommands
        let inputs = DamagedInputs(of: Self.samples, count: 1_000)
        for (number, input) in inputs.enumerated() {
            let lines = input.text.split(separator: "\n" as Character).map(String.init)
            let command =
                commands.first { $0.definition.name == lines.first }
                ?? commands[number % commands.count]
            do throws(UsageError) {
                _ = try command.init(
                    Arguments(Array(lines.dropFirst()), for: command.definition))
            } catch {
                #expect(!error.description.isEmpty, "\(input)")
            }
        }
    }
}
