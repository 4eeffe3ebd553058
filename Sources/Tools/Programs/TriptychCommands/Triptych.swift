import ArchitectureList
import Foundation
import Output
import Toolchain

/// The program: finds the command that the first words name, and runs it.
package enum Triptych {
    static let version = "0.1.0"

    /// All commands except `worker`, which only this program calls.
    static var commands: [any Command.Type] {
        (CommandGroup.front + [CommandGroup.upkeep]).flatMap(\.commands)
    }

    package static func main() async {
        let words = Array(CommandLine.arguments.dropFirst())
        var terminal = Terminal()
        terminal.program = OwnProgram.typed
        let code: ExitCode
        do {
            let result = try await run(words, on: terminal)
            try terminal.finish()
            code = result
        } catch {
            // The reader has closed the pipe, as `| head` does, and needs no message.
            let isClosedPipe = (error as? OutputError)?.isClosedPipe == true
            if !isClosedPipe, !(error is ExitCode) {
                terminal.note("triptych: " + error.text.printableLines)
            }
            code = error as? ExitCode ?? (error is UsageError ? .usage : .failure)
        }
        // The results of these depend on the sources that the program was built from.
        let runsBuiltApps = ["bench", "explore", "scenarios"].contains(words.first)
        if code == .failure, runsBuiltApps, OwnProgram.isOutdated {
            terminal.note("the sources are newer than this program; build it with `swift build`")
        }
        exit(code.rawValue)
    }

    @MainActor
    private static func run(_ words: [String], on terminal: Terminal) async throws -> ExitCode {
        let isHelp = words.first == "help" && words.count > 1
        let words = isHelp ? words.dropFirst() + ["--help"] : words
        guard let command = command(called: words) else {
            return try printOverview(words, on: terminal)
        }
        let rest = Array(words.dropFirst(command.words.count))
        let definition = command.definition
        if rest.prefix(while: { $0 != "--" }).contains(where: ["--help", "-h"].contains) {
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
        terminal.savesToStandardOutput = try checkOutputs(of: arguments, for: definition)
        // A worker process ends without a message when the process that started it ends.
        if command != WorkerCommand.self {
            BrokenPipe.becomesAnError()
            RunningSubprocesses.endAtSignals()
        }
        return try await task.run(on: terminal)
    }

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

    /// Prints an overview of the commands, or of those that begin with the first word.
    private static func printOverview(
        _ words: [String], on terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        let overview = Overview(width: HelpText.width(on: terminal))
        switch words.first {
        case nil, "help", "--help", "-h": terminal.print(overview.front)
        case "--all": terminal.print(overview.all)
        case "--version": terminal.print("triptych \(version)")
        case let word?:
            let family = overview.family(word)
            guard let family, words.count == 1 || ["--help", "-h"].contains(words[1]) else {
                throw unknown(words, isFamily: family != nil)
            }
            terminal.print(family)
        }
        return .success
    }

    private static func unknown(_ words: [String], isFamily: Bool) -> UsageError {
        let names = commands.map { $0.definition.name } + CommandGroup.families.keys.sorted()
        let two = words.prefix(2).joined(separator: " ")
        let typed = isFamily || names.closest(to: two) != nil ? two : words[0]
        let meant = names.closest(to: typed).map { "did you mean \"\($0)\"? " } ?? ""
        return UsageError(
            "there is no command \"\(typed.withoutControls)\"; \(meant)`triptych help` lists the commands"
        )
    }

    /// The commands whose words begin with those of another one, such as `bench list`.
    private static func further(than command: any Command.Type) -> [HelpText.Entry] {
        commands.filter {
            $0.words.count > command.words.count && $0.words.starts(with: command.words)
        }
        .map { ($0.definition.name, $0.definition.summary) }
    }

    static func command(called words: [String]) -> (any Command.Type)? {
        (commands + [WorkerCommand.self]).filter { words.starts(with: $0.words) }
            .max { $0.words.count < $1.words.count }
    }
}
