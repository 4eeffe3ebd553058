import Anatomy
import Architectures
import Foundation
import Reporting
import TerminalApp

/// Lets one use the app in the terminal.
struct PlayCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        CommandDefinition(
            name: "play",
            summary: "use the app in the terminal, and switch its architecture in place",
            options: [
                Option(Option.architectureName, "NAME", help(for: architectures)),
                Option("--trace", nil, "show the calls that each key leads to beside the app"),
                Option(
                    "--articles", "NUMBER",
                    "how many articles the server has; 45 if nothing is said"),
                Option(
                    "--page-size", "NUMBER",
                    "how many the app asks for at once; 20 if nothing is said"),
            ],
            notes: """
                Ctrl-A puts the next architecture in place of the one that runs and does again all that was done
                before, so the screen stays as it is. Ctrl-S makes the server slow, Ctrl-E has its next answer
                fail, Ctrl-N takes the connection away; Ctrl-K shows all keys, Ctrl-Q quits. The server runs
                inside the program. With --trace a build of its own is made first, as by `triptych trace`; the
                calls show where the terminal has 100 columns or more. Input and output must be a terminal,
                otherwise the exit code is 64.
                """)
    }

    /// What to begin with.
    private static func help(for architectures: [Architecture]) -> String {
        let names = architectures.names
        return
            "begin with one of \(names.joined(separator: ", ")); \(names.first ?? "") if nothing is said"
    }

    private let architectures: [Architecture]
    /// Where the one to begin with stands among them.
    private let first: Int
    private let setting: Setting
    private let traces: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        let isChosen = arguments.has(Option.architectureName)
        let chosen = try arguments.chosenArchitectures().names
        if isChosen, chosen.count != 1 {
            throw UsageError("--architecture is \"all\"; play begins with one of them")
        }
        architectures = arguments.architectures
        first = architectures.firstIndex { $0.name == chosen.first } ?? 0
        traces = arguments.has("--trace")
        setting = Setting(
            articles: try arguments.wholeNumber(
                of: "--articles", default: 45, range: 0...100_000),
            pageSize: try arguments.wholeNumber(
                of: "--page-size", default: 20, range: 1...100_000))
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        guard ProcessInfo.processInfo.environment["TERM"] != "dumb" else {
            throw UsageError(
                "TERM is dumb; play draws on the whole terminal and needs a better one")
        }
        if traces, !CallRecording.isAvailable {
            try RecordingBuild.upToDate(of: architectures.subjects, on: terminal)
                .become(CommandLine.arguments)
        }
        let play = TerminalPlay(
            apps: architectures.namedApps, first: first, setting: setting,
            isColoured: terminal.isColoured, watcher: traces ? try watcher() : nil)
        guard let play else {
            throw UsageError(
                "play needs a terminal for its input and its output; here one is a pipe or a file")
        }
        await play.run()
        return .success
    }

    @MainActor
    private func watcher() throws -> MoveWatcher {
        let subjects = architectures.subjects
        return LiveTrace(package: try PackageFolder.current(with: subjects), of: subjects).watcher
    }
}
