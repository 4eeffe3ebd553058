import Architectures
import Foundation
import Reporting

/// The program: finds the command that the first words call, and runs it.
@main
enum Triptych {
    static let version = "0.1.0"

    /// What a person may type.
    static var commands: [any Command.Type] {
        [
            BenchCommand.self, ReportCommand.self, CompareCommand.self, TraceCommand.self,
            AnatomyCommand.self, FolkloreCommand.self, PlayCommand.self, ScenariosRunCommand.self,
            ScenariosListCommand.self, ScenariosStepsCommand.self,
        ]
    }

    /// What the program calls itself by, in processes of its own.
    static var ownCommands: [any Command.Type] {
        [BenchWorkerCommand.self, TraceRecordCommand.self]
    }

    static func main() async {
        let words = Array(CommandLine.arguments.dropFirst())
        let terminal = Terminal()
        let code: ExitCode
        do {
            code = try await run(words, on: terminal)
        } catch let error as UsageError {
            terminal.note("triptych: \(error)")
            code = .usage
        } catch {
            terminal.note("triptych: \(error)")
            code = .failure
        }
        exit(code.rawValue)
    }

    @MainActor
    private static func run(
        _ words: [String], of architectures: [Architecture] = Architecture.all,
        on terminal: Terminal
    ) async throws -> ExitCode {
        if let command = command(called: words) {
            let rest = Array(words.dropFirst(command.wordCount))
            let definition = command.definition(for: architectures)
            if rest.contains("--help") || rest.contains("-h") {
                terminal.print(definition.help)
                return .success
            }
            let arguments = try Arguments(rest, for: definition, of: architectures)
            return try await command.init(arguments).run(on: terminal)
        }
        switch words.first {
        case nil, "help", "--help", "-h":
            terminal.print(overview(of: commands, naming: architectures))
        case "--version":
            terminal.print("triptych \(version)")
        case let word?:
            let group = commands.filter { $0.definition.name.hasPrefix(word + " ") }
            guard !group.isEmpty, words.count == 1 || ["--help", "-h"].contains(words[1]) else {
                throw unknown(words.prefix(group.isEmpty ? 1 : 2).joined(separator: " "))
            }
            terminal.print(overview(of: group, naming: architectures))
        }
        return .success
    }

    static func command(called words: [String]) -> (any Command.Type)? {
        (commands + ownCommands).first { Array(words.prefix($0.wordCount)) == $0.words }
    }

    static func overview(
        of commands: [any Command.Type], naming architectures: [Architecture]
    ) -> String {
        let names = architectures.names.listed
        let width = commands.map { $0.definition.name.count }.max() ?? 0
        let lines = commands.map { command in
            let name = command.definition.name
            let space = String(repeating: " ", count: width - name.count)
            return "  triptych \(name)\(space)  \(command.definition.summary)"
        }
        return """
            Triptych: one feature set in \(names), proved to behave the same, and measured.

            \(lines.joined(separator: "\n"))

            Each command has its own --help; --version prints the version.
            """
    }

    private static func unknown(_ word: String) -> UsageError {
        let names = commands.map { $0.definition.name }.joined(separator: ", ")
        return UsageError("there is no command \"\(word)\"; there are \(names)")
    }
}

extension Command {
    fileprivate static var words: [String] {
        definition.name.split(separator: " ").map(String.init)
    }

    static var wordCount: Int { words.count }
}
