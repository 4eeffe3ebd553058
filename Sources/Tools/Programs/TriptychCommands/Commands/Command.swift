import ArchitectureList
import Output

/// A command of the program.
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
    static var definition: CommandDefinition { definition(for: Architecture.known) }
}

/// The exit status of the process.
enum ExitCode: Int32 {
    case success = 0
    /// A check failed, or a file can't be read or written.
    case failure = 1
    /// Wrong usage: `EX_USAGE` of BSD's sysexits.
    case usage = 64
}

/// An invalid command line: what was seen, and what to do instead.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
