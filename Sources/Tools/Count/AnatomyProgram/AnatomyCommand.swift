import Anatomy
import ArchitectureList
import Console

/// Prints source metrics of the architectures.
struct AnatomyCommand: Command {
    static let about = CommandDefinition(
        name: "anatomy",
        summary: "print the size of the sources, who owns whom, and the number of tests",
        notes: """
            The figures come from the compiler's syntax tree of the sources. The command compiles them
            itself, so you need not build first. The next call is quick, until a source changes.
            `swift run documents` writes these tables into the documents.
            """)

    @Argument(architectures: "read") private var architectures: [Architecture]

    func run(on terminal: Terminal) async throws -> ExitCode {
        let figures = try AnatomyReading(architectures: architectures).figures(on: terminal)
        terminal.print(AnatomyReport(figures).document)
        return .success
    }
}
