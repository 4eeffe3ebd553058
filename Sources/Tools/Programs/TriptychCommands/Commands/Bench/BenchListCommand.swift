import Benchmarks
import Output

/// Prints what can be measured.
struct BenchListCommand: Command {
    static let about = CommandDefinition(
        name: "bench list", summary: "print what `triptych bench` measures with these options")

    let selection = BenchSelection()

    func run(on terminal: Terminal) async throws -> ExitCode {
        if selection.lacksVariants { return try await VariantsProgram.run(on: terminal) }
        let suites = try selection.suites(of: selection.plan, on: terminal)
        for name in suites.names { terminal.print(name) }
        return .success
    }
}
