import ArchitectureList
import Benchmarks
import Output
import Toolchain

/// Lists the saved runs.
struct BenchRunsCommand: Command {
    static let about = CommandDefinition(name: "bench runs", summary: "list the saved runs")

    func run(on terminal: Terminal) async throws -> ExitCode {
        let table = try SavedRuns.ofPackage.table()
        terminal.print(
            table.isEmpty
                ? "No run is saved; `triptych bench --save NAME` saves one."
                : table.rendered(width: terminal.width))
        return .success
    }
}

/// Deletes a saved run.
struct BenchDeleteCommand: Command {
    static let about = CommandDefinition(name: "bench delete", summary: "delete a saved run")

    @Argument(
        operand: "NAME", orAsk: "which run is to be deleted? `triptych bench runs` lists them")
    private var name: String

    func run(on terminal: Terminal) async throws -> ExitCode {
        let runs = try SavedRuns.ofPackage
        try runs.delete(name)
        terminal.print("deleted \(runs.path(of: name))")
        return .success
    }
}

extension SavedRuns {
    /// The saved runs of the package that the program is called in.
    static var ofPackage: SavedRuns {
        get throws {
            let package = try PackageFolder.current(with: Architecture.all.subjects)
            return SavedRuns(in: PackagePlace.stateFolder(of: package))
        }
    }
}
