import Reporting

struct TraceCommand: Command {
    static let definition = CommandDefinition(name: "trace", summary: "x")
    init(_ arguments: Arguments) throws(UsageError) {}
    func run(on terminal: Terminal) async throws -> ExitCode { .success }
}
