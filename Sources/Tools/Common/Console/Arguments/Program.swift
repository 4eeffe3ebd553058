import Foundation
import Toolchain

/// A program of this package: finds the command that the first words name, and runs it.
package struct Program {
    /// What follows `swift run`. The names of its commands begin with it.
    package let name: String
    let summary: String
    /// The commands for people.
    package let commands: [any Command.Type]
    /// A command that other processes of this package start; nil if there is none. The help leaves it out.
    let worker: (any Command.Type)?

    /// A program with a command for each second word.
    package init(
        _ name: String, _ summary: String, commands: [any Command.Type],
        worker: (any Command.Type)? = nil
    ) {
        self.name = name
        self.summary = summary
        self.commands = commands
        self.worker = worker
    }

    /// A program with a single command.
    package init(_ command: any Command.Type) {
        self.init(command.about.name, command.about.summary, commands: [command])
    }

    /// Carries out the words that this process was called with, and ends it.
    @MainActor
    package func main() async -> Never {
        let terminal = Terminal()
        let code: ExitCode
        do {
            let result = try await run(Array(CommandLine.arguments.dropFirst()), on: terminal)
            try terminal.finish()
            code = result
        } catch {
            // The reader has closed the pipe, as `| head` does, and needs no message.
            let isClosedPipe = (error as? OutputError)?.isClosedPipe == true
            if !isClosedPipe, !(error is ExitCode) {
                terminal.note("\(name): " + error.text.printableLines)
            }
            code = error as? ExitCode ?? (error is UsageError ? .usage : .failure)
        }
        exit(code.rawValue)
    }

    @MainActor
    private func run(_ typed: [String], on terminal: Terminal) async throws -> ExitCode {
        let words = [name] + typed
        guard let command = command(called: words) else {
            return try printOverview(of: typed, on: terminal)
        }
        let rest = Array(words.dropFirst(command.words.count))
        let definition = command.definition
        if rest.prefix(while: { $0 != "--" }).contains(where: Self.isHelp) {
            let width = HelpText.width(on: terminal)
            terminal.print(definition.help(width: width, further: further(than: command)))
            return .success
        }
        // A removed folder has no absolute path, so a search for the package in the folders above would never end.
        guard FileManager.default.currentDirectoryPath.hasPrefix("/") else {
            throw UsageError("the folder that you are in has been removed; change to another one")
        }
        let arguments = try Arguments(rest, for: definition)
        let task = try command.init(arguments)
        var terminal = terminal
        terminal.savesToStandardOutput = try Self.checkOutputs(of: arguments, for: definition)
        // A worker process ends without a message when the process that started it ends.
        if command != worker {
            BrokenPipe.becomesAnError()
            RunningSubprocesses.endAtSignals()
        }
        return try await task.run(on: terminal)
    }

    static func isHelp(_ word: String) -> Bool { ["--help", "-h"].contains(word) }

    /// Checks the files to write, before the work begins.
    ///
    /// - Returns: Whether one of them is standard output.
    private static func checkOutputs(
        of arguments: Arguments, for definition: CommandDefinition
    ) throws -> Bool {
        let outputs = definition.options.filter(\.isOutput).map(\.name)
        for path in outputs.flatMap(arguments.values) { try SafeFile.check(path) }
        return outputs.contains { arguments.values(of: $0) == [SafeFile.standardOutput] }
    }

    /// The command that words with the program's name call; nil if there is none.
    package func command(called words: [String]) -> (any Command.Type)? {
        (commands + [worker].compactMap(\.self)).filter { words.starts(with: $0.words) }
            .max { $0.words.count < $1.words.count }
    }
}

extension Command {
    /// The words that call it after `swift run`.
    package static var words: [String] {
        definition.name.split(separator: " ").map(String.init)
    }
}
