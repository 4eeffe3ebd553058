import ArchitectureList
import CallRecording
import Foundation
import Output
import TerminalApp
import Toolchain
import Traces

/// Runs the app in the terminal.
struct PlayCommand: Command {
    static func definition(for architectures: [Architecture]) -> CommandDefinition {
        let names = architectures.names
        return CommandDefinition(
            name: "play",
            summary: "use the app in the terminal, and switch its architecture in place",
            options: [
                Option(
                    Option.architectureName, "NAME",
                    "the architecture to begin with: \(names.joined(separator: ", ")) "
                        + "(default \(names.first ?? ""))"),
                Option("--trace", nil, "show the calls that each key leads to beside the app"),
                Option("--articles", "N", "how many articles the server has (default 60)"),
                Option("--page-size", "N", "how many articles the app loads at once (default 20)"),
                Option(
                    "--keys", "KEYS",
                    "press these keys first, such as 'ada<Tab>lovelace<Tab><Enter><Ctrl-K>'"),
                .output("--picture", "draw the screen after these keys as SVG, and end"),
            ],
            notes: """
                Ctrl-A switches to the next architecture and repeats everything done before, so the
                screen stays as it is; where it does not, the first difference is named. Ctrl-S makes
                the server slow, Ctrl-E lets its next answer fail, Ctrl-N goes offline; Ctrl-K shows
                all keys, Ctrl-Q quits. The server runs inside the program.

                --trace needs a build that records calls, which is made first, as for `triptych trace`.
                The calls show in terminals of 100 columns or more; the arrows ← and → scroll them.

                Input and output must be a terminal, except with --picture; otherwise the exit code is
                64.
                """)
    }

    private let architectures: [Architecture]
    /// The index of the first one to run.
    private let first: Int
    private let traces: Bool
    private let articles: Int
    private let pageSize: Int
    private let keys: KeyScript
    private let picturePath: String?

    init(_ arguments: Arguments) throws(UsageError) {
        let isChosen = arguments.has(Option.architectureName)
        let chosen = try arguments.chosenArchitectures().names
        if isChosen, chosen.count != 1 {
            throw UsageError("--architecture is \"all\"; play begins with one of them")
        }
        architectures = arguments.architectures
        first = architectures.firstIndex { $0.name == chosen.first } ?? 0
        traces = arguments.has("--trace")
        articles = try arguments.wholeNumber(of: "--articles", default: 60, range: 0...100_000)
        pageSize = try arguments.wholeNumber(of: "--page-size", default: 20, range: 1...100_000)
        do throws(KeyScript.UnknownKey) {
            keys = try KeyScript(arguments.value(of: "--keys") ?? "")
        } catch {
            throw UsageError("--keys: \(error)")
        }
        picturePath = arguments.value(of: "--picture")
    }

    func run(on terminal: Terminal) async throws -> ExitCode {
        if picturePath == nil, ProcessInfo.processInfo.environment["TERM"] == "dumb" {
            throw UsageError(
                "TERM is dumb; play draws on the whole terminal and needs a better one")
        }
        if traces, !CallRecording.isAvailable {
            try RecordingBuild.upToDate(of: .whole, with: architectures.subjects, on: terminal)
                .become(CommandLine.arguments)
        }
        let setup = PlaySetup(
            apps: architectures.namedApps, first: first, articles: articles, pageSize: pageSize,
            keys: keys, observer: traces ? try observer() : nil)
        if let picturePath {
            try terminal.save(await PlayPicture.svg(of: setup), to: picturePath)
            return .success
        }
        guard let play = TerminalPlay(setup, isColoured: terminal.isColoured) else {
            throw UsageError(
                "play needs a terminal for its input and its output; here one is a pipe or a file")
        }
        await play.run()
        return .success
    }

    @MainActor
    private func observer() throws -> ActionObserver {
        let subjects = architectures.subjects
        return LiveTrace(package: try PackageFolder.current(with: subjects), of: subjects).observer
    }
}
