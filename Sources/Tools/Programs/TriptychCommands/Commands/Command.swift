import ArchitectureList
import Output

/// Something the program can be told to do.
protocol Command {
    /// Its name, its options and operands, and its help.
    ///
    /// - Parameter architectures: Those that its help names.
    static func definition(for architectures: [Architecture]) -> CommandDefinition

    /// Takes the arguments, or says what is wrong with them.
    init(_ arguments: Arguments) throws(UsageError)

    /// Runs the command.
    @MainActor
    func run(on terminal: Terminal) async throws -> ExitCode
}

extension Command {
    static var definition: CommandDefinition { definition(for: Architecture.all) }
}
