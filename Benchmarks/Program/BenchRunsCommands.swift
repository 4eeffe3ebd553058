import ArchitectureList
import Console
import Measuring
import Toolchain

/// Lists the saved runs.
struct BenchRunsCommand: Command {
    static let about = CommandDefinition(
        name: "bench runs", summary: "list the saved runs", needsRelease: true)

    func run(on terminal: Terminal) async throws -> ExitCode {
        let table = SavedRuns(of: try PackageFolder.current()).table()
        terminal.print(
            table.isEmpty
                ? "No run is saved; `swift run -c release bench --save NAME` saves one."
                : table.rendered(width: terminal.width))
        return .success
    }
}

/// Deletes a saved run.
struct BenchDeleteCommand: Command {
    static let about = CommandDefinition(
        name: "bench delete", summary: "delete a saved run", needsRelease: true)

    @Argument(
        operand: "NAME",
        orAsk: "which run is to be deleted? `swift run -c release bench runs` lists them")
    private var name: String

    func run(on terminal: Terminal) async throws -> ExitCode {
        let runs = SavedRuns(of: try PackageFolder.current())
        try runs.delete(name)
        terminal.print("deleted \(runs.path(of: name))")
        return .success
    }
}
