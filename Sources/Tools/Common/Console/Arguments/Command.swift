/// A command of a program. Its arguments are its properties.
package protocol Command: ArgumentGroup {
    /// Its name, its summary and the end of its help.
    static var about: CommandDefinition { get }

    /// Runs the command.
    @MainActor
    func run(on terminal: Terminal) async throws -> ExitCode
}

extension Command {
    /// How it is called and what it takes.
    package static var definition: CommandDefinition {
        let arguments = Self().arguments
        var definition = about
        definition.options = arguments.compactMap(\.option)
        definition.operands = arguments.compactMap(\.operands).first
        return definition
    }

    /// Fills in the arguments. Throws if one of them is wrong.
    package init(_ arguments: Arguments) throws(UsageError) {
        self.init()
        for argument in self.arguments { try argument.fill(from: arguments) }
    }
}

/// Properties that the command line fills in.
package protocol ArgumentGroup {
    init()
}

extension ArgumentGroup {
    /// The arguments, in the order of their declaration. A group is replaced by its arguments.
    fileprivate var arguments: [any AnyArgument] {
        Mirror(reflecting: self).children.flatMap { child in
            (child.value as? any AnyArgument).map { [$0] }
                ?? (child.value as? any ArgumentGroup)?.arguments ?? []
        }
    }
}

/// The exit status of the process. It is thrown as an error if the terminal already shows what is wrong.
package enum ExitCode: Int32, Error {
    case success = 0
    /// A check failed, or a file can't be read or written.
    case failure = 1
    /// Wrong usage: `EX_USAGE` of BSD's sysexits.
    case usage = 64
}
