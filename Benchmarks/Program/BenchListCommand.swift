import Benchmarks
import Console

/// Prints what can be measured.
struct BenchListCommand: Command {
    static let about = CommandDefinition(
        name: "bench list",
        summary: "print what `swift run -c release bench` measures with these options",
        needsRelease: true)

    let selection = BenchSelection()

    func run(on terminal: Terminal) async throws -> ExitCode {
        if selection.lacksVariants { return try await VariantsProgram.run(on: terminal) }
        let suites = try selection.suites(of: try selection.plan, on: terminal)
        for name in suites.names { terminal.print(name) }
        return .success
    }
}
