import ArchitectureList
import Foundation
import Subprocesses
import Testing

@Suite("compare", .enabled(if: Program.isBuilt, "the program is not beside the tests"))
struct CompareCommandTests {
    @Test("In a pipe it is plain text in 120 columns, and all of it")
    func pipe() throws {
        let run = try Program.run("compare", "login")
        #expect(run.code == 0)
        #expect(run.text.hasPrefix("Login\n\nMVC "))
        #expect(run.text.contains("no interactor here: the"))
        #expect(!run.text.contains("\u{1B}"))
        let width = try #require(run.text.split(separator: "\n").map(\.count).max())
        // What is left over when the columns share the room stays free.
        #expect((120 - Architecture.all.count...120).contains(width))
    }

    @Test("A page is written in place of text")
    func html() throws {
        let workspace = try Workspace()
        let path = workspace.folder.appending(path: "page.html").path
        let run = try Program.run("compare", "Feedback", "--html", path)
        #expect(run.code == 0)
        #expect(run.text.isEmpty)
        #expect(try workspace.read("page.html").hasPrefix("<!doctype html>"))
    }

    @Test(
        "What is longer than the window goes to the pager, and it may be left early",
        .enabled(if: PseudoTerminal.isAvailable, "no terminal can be opened here"),
        arguments: [
            ("sed -n '1s/.*/shown/p'", "shown"), ("head -n 1", "Login"),
            ("no-such-pager", "What a person sees"), ("cat", "What a person sees"),
            ("", "What a person sees"),
        ])
    func pager(pager: String, text: String) throws {
        let terminal = try PseudoTerminal()
        // Not a subprocess as elsewhere: its output is a terminal, which has to be seen while it runs.
        let process = Process()
        process.executableURL = Program.url
        process.arguments = ["compare", "login"]
        process.currentDirectoryURL = Program.package
        process.environment = ["TERM": "xterm", "PATH": "/usr/bin:/bin", "PAGER": pager]
        process.standardOutput = terminal.far
        process.standardError = FileHandle.nullDevice
        try process.run()
        // Only the program has this end open now, so the output ends when the program exits.
        try terminal.far.close()
        _ = terminal.waits { _ in false }
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(terminal.screen.text.contains(text))
        #expect(
            terminal.screen.text.contains("What a person sees") == (text == "What a person sees"))
    }
}
