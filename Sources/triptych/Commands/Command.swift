import Reporting

/// Something the program can be told to do.
protocol Command {
    static var definition: CommandDefinition { get }

    /// Takes the arguments, or says what is wrong with them.
    init(_ arguments: Arguments) throws(UsageError)

    /// Does it.
    @MainActor
    func run(on terminal: Terminal) async throws -> ExitCode
}
