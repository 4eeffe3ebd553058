import Dispatch
import Foundation
import Testing

@Suite(
    "triptych scenarios run --watch",
    .enabled(if: Program.isBuilt, "the program is not beside the tests"), .timeLimit(.minutes(2)))
struct ScenarioWatchTests {
    @Test("A change of a feature file runs the scenarios again, and Ctrl-C ends the watch")
    func watching() throws {
        let workspace = try Workspace()
        let path = try workspace.write(Self.feature(expecting: "News"), to: "a.feature")
        let process = Process()
        let output = Pipe()
        process.executableURL = Program.url
        process.arguments = ["scenarios", "run", "--watch", path]
        process.currentDirectoryURL = workspace.folder
        process.standardOutput = output
        process.standardError = output
        try process.run()
        defer { if process.isRunning { process.terminate() } }
        // A time limit fails the test, but can't end a read that waits for ever. The end of the program does.
        let pid = process.processIdentifier
        let watchdog = DispatchWorkItem { kill(pid, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 90, execute: watchdog)
        defer { watchdog.cancel() }
        let reader = OutputReader(output.fileHandleForReading)
        #expect(reader.reads("0 passed, 4 failed"))
        #expect(reader.reads("watching the feature files; Ctrl-C ends"))
        _ = try workspace.write(Self.feature(expecting: "Log in"), to: "a.feature")
        #expect(reader.reads("changed: a.feature"))
        #expect(reader.reads("4 passed, 0 failed"))
        #expect(reader.reads("Ctrl-C ends"))
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0, "the code of the last run")
    }

    private static func feature(expecting screen: String) -> String {
        "Feature: A\n  Scenario: B\n    Then I am on \"\(screen)\"\n"
    }
}

/// Reads what a program writes, piece by piece.
private final class OutputReader {
    private let file: FileHandle
    private var unread = ""

    init(_ file: FileHandle) {
        self.file = file
    }

    /// Reads up to a text, and waits until it comes.
    ///
    /// - Returns: False if the output ends before.
    func reads(_ text: String) -> Bool {
        while true {
            if let range = unread.range(of: text) {
                unread.removeSubrange(..<range.upperBound)
                return true
            }
            let data = file.availableData
            if data.isEmpty { return false }
            unread += String(decoding: data, as: UTF8.self)
        }
    }
}
