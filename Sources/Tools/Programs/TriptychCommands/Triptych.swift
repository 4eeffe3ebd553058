import ArchitectureList
import Benchmarks
import Foundation
import Output
import Subprocesses

/// The program: finds the command that the first words name, and runs it.
package enum Triptych {
    static let version = "0.1.0"

    /// The commands for people.
    static var commands: [any Command.Type] {
        [
            BenchCommand.self, ReportCommand.self, CompareCommand.self, TraceCommand.self,
            AnatomyCommand.self, FolkloreCommand.self, ChangeCommand.self, LiveCommand.self,
            ScenariosRunCommand.self, ScenariosListCommand.self, ScenariosStepsCommand.self,
            ExploreCommand.self, FaultsCommand.self, WorkshopListCommand.self,
            WorkshopShowCommand.self,
            WorkshopStartCommand.self, WorkshopCheckCommand.self, WorkshopHintCommand.self,
            WorkshopSolutionCommand.self, WorkshopResetCommand.self,
            WorkshopStatusCommand.self, WorkshopRestoreCommand.self, WorkshopSavedCommand.self,
            WorkshopProgressCommand.self, WorkshopProveCommand.self, NewCommand.self,
            PanelNewCommand.self, PanelApplyCommand.self, PanelRemoveCommand.self,
        ]
    }

    /// - Parameter variants: The variants of the architectures that can be measured.
    package static func main(variants: [Variant] = []) async {
        let words = Array(CommandLine.arguments.dropFirst())
        var terminal = Terminal()
        terminal.program = OwnProgram.typed
        let code: ExitCode
        do {
            let result = try await run(words, with: variants, on: terminal)
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
    private static func run(
        _ words: [String], with variants: [Variant], on terminal: Terminal
    ) async throws -> ExitCode {
        let isHelp = words.first == "help" && words.count > 1
        let words = isHelp ? words.dropFirst() + ["--help"] : words
        guard let command = command(called: words) else {
            return try printOverview(words, on: terminal)
        }
        let rest = Array(words.dropFirst(command.words.count))
        let definition = command.definition
        if rest.prefix(while: { $0 != "--" }).contains(where: ["--help", "-h"].contains) {
            terminal.print(definition.help(width: HelpText.width(on: terminal)))
            return .success
        }
        // Nothing can be found from there, and a search that goes up would never reach the top.
        guard FileManager.default.currentDirectoryPath.hasPrefix("/") else {
            throw UsageError("the folder that you are in has been removed; change to another one")
        }
        let arguments = try Arguments(
            rest, for: definition, knowing: KnownArchitectures(variants: variants))
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
        let printed = outputs.filter { arguments.values(of: $0) == [SafeFile.standardOutput] }
        if printed.count > 1 {
            throw UsageError(
                "\(printed[0]) and \(printed[1]) are both standard output; "
                    + "give a file for one of them")
        }
        for path in outputs.flatMap(arguments.values) { try SafeFile.check(path) }
        return !printed.isEmpty
    }

    /// Prints an overview of all commands, or of the group that the words name.
    private static func printOverview(
        _ words: [String], on terminal: Terminal
    ) throws(UsageError) -> ExitCode {
        var group = commands
        switch words.first {
        case nil, "help", "--help", "-h": break
        case "--version":
            terminal.print("triptych \(version)")
            return .success
        case let word?:
            group = commands.filter { $0.definition.name.hasPrefix(word + " ") }
            guard !group.isEmpty, words.count == 1 || ["--help", "-h"].contains(words[1]) else {
                let names = commands.map { $0.definition.name }
                let two = words.prefix(2).joined(separator: " ")
                let typed = group.isEmpty && names.closest(to: two) == nil ? word : two
                throw UsageError(names.complaint(aboutUnknown: "command", typed))
            }
        }
        let width = HelpText.width(on: terminal)
        terminal.print(overview(of: group, naming: Architecture.all, width: width))
        return .success
    }

    static func command(called words: [String]) -> (any Command.Type)? {
        (commands + [WorkerCommand.self]).first { words.starts(with: $0.words) }
    }

    static func overview(
        of commands: [any Command.Type], naming architectures: [Architecture], width: Int
    ) -> String {
        let list = HelpText.list(
            commands.map { ($0.definition.name, $0.definition.summary) }, width: width)
        let head =
            "Triptych: one feature set in \(architectures.names.listed), proved to behave the same, "
            + "and measured."
        let usage = "Usage: triptych COMMAND [OPERAND...] [OPTION...]"
        let foot =
            "`triptych help COMMAND` describes one command; `triptych --version` prints the version."
        return [
            HelpText.paragraphs(head, width: width), usage, list,
            HelpText.paragraphs(foot, width: width),
        ].joined(separator: "\n\n")
    }
}

extension Command {
    /// The words that call it.
    static var words: [String] {
        definition.name.split(separator: " ").map(String.init)
    }
}
