import Dispatch
import Foundation
import Testing

/// Somebody who plays with the program, in a terminal of their own.
final class Player {
    private let terminal: PseudoTerminal
    // Not a subprocess as elsewhere: it is spoken with while it runs.
    private let process = Process()
    private let hasEnded = DispatchSemaphore(value: 0)
    /// The settings of the terminal before the program began.
    private let settings: [UInt8]

    /// Starts `triptych play`.
    init(_ words: String..., environment: [String: String] = [:]) throws {
        terminal = try PseudoTerminal()
        settings = terminal.settings
        process.executableURL = Program.url
        process.arguments = ["play"] + words
        process.environment = ["TERM": "xterm"].merging(environment) { $1 }
        process.standardInput = terminal.far
        process.standardOutput = terminal.far
        process.standardError = terminal.far
        process.terminationHandler = { [hasEnded] _ in hasEnded.signal() }
        try process.run()
    }

    deinit {
        // A stopped process would not react to a weaker signal.
        if process.isRunning { send(SIGKILL) }
    }

    /// What stands on the screen.
    var screen: TerminalScreen { terminal.screen }

    /// Whether the terminal is as it was before.
    var isTerminalRestored: Bool {
        terminal.settings == settings && !screen.isAlternate && screen.showsCursor
    }

    func type(_ keys: String) throws {
        try terminal.type(keys)
    }

    func resize(columns: Int, lines: Int) {
        terminal.resize(columns: columns, lines: lines)
        send(SIGWINCH)
    }

    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Waits until all the texts stand on the screen.
    func sees(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
        let isSeen = terminal.waits { screen in texts.allSatisfy(screen.text.contains) }
        try #require(isSeen, "\(texts) on\n\(screen.text)", sourceLocation: sourceLocation)
    }

    /// Waits until a text no longer stands on the screen.
    func seesNo(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let isGone = terminal.waits { !$0.text.contains(text) }
        try #require(isGone, "no \(text) on\n\(screen.text)", sourceLocation: sourceLocation)
    }

    /// Waits until the shell's screen is back.
    func seesShell(sourceLocation: SourceLocation = #_sourceLocation) throws {
        try #require(terminal.waits { !$0.isAlternate }, sourceLocation: sourceLocation)
    }

    /// Waits until the program has stopped: one that is told to go on before would stop after it.
    func stops() {
        var state = siginfo_t()
        waitid(P_PID, id_t(process.processIdentifier), &state, WSTOPPED | WNOWAIT)
    }

    /// Waits until the program exits, and kills it if it does not.
    func end(
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> (code: Int32, reason: Process.TerminationReason) {
        if hasEnded.wait(timeout: .now() + 30) == .timedOut {
            Issue.record("the program does not end", sourceLocation: sourceLocation)
            send(SIGKILL)
        }
        process.waitUntilExit()
        return (process.terminationStatus, process.terminationReason)
    }
}
