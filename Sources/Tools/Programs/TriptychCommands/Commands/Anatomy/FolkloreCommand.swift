import ArchitectureList
import Folklore
import Output

/// Judges common claims about the architectures by the figures.
struct FolkloreCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "folklore",
            summary: "judge common claims about the architectures by the figures",
            options: [
                Option(
                    "--hops", nil, "count the messages between roles too, by traces; takes a build")
            ],
            notes: """
                A claim holds here, does not hold here, or can't be decided from these figures. Each comes with
                what is measured and the rule for the verdict.
                """)
    }

    private let architectures: [Architecture]
    private let countsMessages: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        architectures = arguments.architectures
        countsMessages = arguments.has("--hops")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        let evidence = try AnatomyReading(architectures: architectures)
            .evidence(countingMessages: countsMessages, on: terminal)
        let report = FolkloreReport(by: evidence)
        terminal.print(report.text(width: terminal.width) { terminal.styled($0, .bold) })
        return .success
    }
}
