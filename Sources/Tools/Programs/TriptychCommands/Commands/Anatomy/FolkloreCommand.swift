import ArchitectureList
import Folklore
import Output

/// Judges common claims about the architectures by the figures.
struct FolkloreCommand: Command {
    static let about = CommandDefinition(
        name: "folklore",
        summary: "judge common claims about the architectures by the figures",
        notes: """
            A claim holds here, does not hold here, or can't be decided from these figures. Each comes with
            what is measured and the rule for the verdict.
            """)

    func run(on terminal: Terminal) async throws -> ExitCode {
        let evidence = try AnatomyReading(architectures: Architecture.all).evidence(on: terminal)
        terminal.print(FolkloreReport(by: evidence).document)
        return .success
    }
}
