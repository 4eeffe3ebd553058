import ArchitectureList
import Fuzzing
import Testing

@testable import TriptychCommands

@Suite("Damaged command lines")
struct DamageTests {
    /// Command lines without the name of the program, in words between line feeds.
    private static let samples = [
        "bench\n--quick\n--processes\n6\n--rounds=1\n--filter\ngrowth: set",
        "scenarios run\n--tag\nnot @slow\n--tag\nnews\n--backend=http\nscenarios",
        "explore\n--actions\n100\n--seed=7\n--architecture\nMVP",
        "trace\nI go back\n--architecture\nMVC\n--mermaid", "workshop start\n1",
        "compare\nFeedback\n--html\npage.html", "live\na:2\n--port\n40", "--", "--help",
        "9223372036854775808",
    ]

    @Test("They are taken, or refused with one message", .timeLimit(.minutes(5)))
    @MainActor
    func commandLines() {
        let commands = Triptych.commands
        let inputs = DamagedInputs(of: Self.samples, count: 3_000)
        var refusals = 0
        for (number, input) in inputs.enumerated() {
            let lines = input.text.split(separator: "\n" as Character).map(String.init)
            let command =
                commands.first { $0.definition.name == lines.first }
                ?? commands[number % commands.count]
            do throws(UsageError) {
                _ = try command.init(
                    Arguments(Array(lines.dropFirst()), for: command.definition))
            } catch {
                refusals += 1
                #expect(!error.description.isEmpty, "\(input)")
            }
        }
        #expect(inputs.areWorthwhile(refusals: refusals))
    }

    @Test("An order for a process is taken or refused", .timeLimit(.minutes(5)))
    func orders() {
        let workers: [any Command.Type] = [BenchWorkerCommand.self, ExploreWorkerCommand.self]
        let inputs = DamagedInputs(
            of: [
                #"{"entries":[{"benchmark":"ready values: one whole session","subjects":["MVC","MVP"],"repetitions":2,"rounds":3}],"seed":7}"#,
                #"{"architectures":["MVC"],"backends":[],"seed":1,"first":0,"stride":1,"task":{"replay":{"_0":["I refresh","I search for tests","I go back"]}}}"#,
            ], count: 2_000)
        var refusals = 0
        for (number, input) in inputs.enumerated() {
            let worker = workers[number % workers.count]
            do throws(UsageError) {
                _ = try worker.init(Arguments(["--", input.text], for: worker.definition))
            } catch {
                refusals += 1
                #expect(error.description.contains("with an order in JSON"), "\(input)")
            }
        }
        #expect(inputs.areWorthwhile(refusals: refusals))
    }
}
