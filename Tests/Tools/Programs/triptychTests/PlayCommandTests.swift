import ArchitectureList
import Foundation
import Subprocesses
import Testing

private let canPlay = Program.isBuilt && PseudoTerminal.isAvailable

/// The app by keyboard, in a terminal made for the purpose.
@Suite("triptych play", .enabled(if: canPlay, "no program beside the tests, or no pseudo-terminal"))
struct PlayCommandTests {
    private enum Key {
        static let tab = "\t"
        static let backTab = "\u{1B}[Z"
        static let enter = "\r"
        static let escape = "\u{1B}"
        static let down = "\u{1B}[B"

        static func control(_ letter: Unicode.Scalar) -> String {
            String(Character(Unicode.Scalar(letter.value - 96) ?? letter))
        }
    }

    private static let names = Architecture.all.names

    private func logIn(_ player: Player) throws {
        try player.sees("Log in", "Username")
        try player.type("ada" + Key.tab + "lovelace" + Key.tab)
        try player.sees("[ada", "[••••••••")
        try player.type(Key.enter)
        try player.sees("News", "Harbour ferries", "0/280")
    }

    @Test("Log in, search, article, back, feedback, log out", arguments: names)
    func session(name: String) throws {
        let player = try Player("--architecture", name)
        try logIn(player)
        try player.sees("\(name)  News")
        try player.type("tram")
        try player.sees("Search   [tram ", "of 2")
        try player.type(Key.tab + Key.down + Key.enter)
        try player.sees("News › Article", "School classes folded 4,000 flowers")
        try player.type(Key.escape)
        try player.sees("› First tram of the year")
        try player.type(Key.tab + "Well done.")
        try player.sees("Feedback [Well done. ", "10/280")
        try player.type(Key.tab + Key.enter)
        try player.sees("» Thanks for your feedback.", "0/280")
        try player.type(Key.tab + Key.enter)
        try player.sees("\(name)  Log in", "Password [ ")
        try player.type(Key.control("q"))
        try player.seesShell()
        #expect(player.end() == (0, .exit))
        #expect(player.isTerminalRestored)
    }

    @Test("The same session, with another architecture at every screen")
    func switching() throws {
        let player = try Player()
        try player.type("ada")
        try player.sees("[ada ")
        try player.type(Key.control("a"))
        try player.sees("MVP  Log in", "[ada ", "MVP shows the same screen as MVC.")
        try player.type(Key.tab + "lovelace" + Key.tab + Key.enter)
        try player.sees("MVP  News", "Harbour ferries")
        try player.type(Key.control("a"))
        try player.sees("MVVM  News", "Harbour ferries", "MVVM shows the same screen as MVP.")
        try player.type("tram")
        try player.sees("of 2")
        try player.type(Key.tab + Key.enter + Key.control("a"))
        try player.sees("VIPER  News › Article", "stops only five times", "VIPER shows the same")
        try player.type(Key.escape)
        try player.sees("› Express tram saves")
        try player.type(Key.tab + "Well done." + Key.tab + Key.control("a"))
        try player.sees("MVC  News", "[Well done. ", "[tram ", "MVC shows the same screen")
        try player.type(Key.enter)
        try player.sees("» Thanks for your feedback.")
        try player.type(Key.tab + Key.enter)
        try player.sees("MVC  Log in")
        try player.type(Key.control("q"))
        #expect(player.end() == (0, .exit))
    }

    @Test("A slow server shows that it is under way, and a toast goes away by itself")
    func slow() throws {
        let player = try Player()
        try logIn(player)
        try player.type(Key.control("s") + "choir")
        try player.sees("Loading…", "1 under way")
        try player.seesNo("Loading…")
        try player.sees("of 1")
        try player.type(Key.control("n") + Key.control("r"))
        try player.sees("» Can't reach the server. Check your connection.", "Server: offline")
        try player.seesNo("Can't reach the server.")
        try player.type(Key.control("q"))
        #expect(player.end() == (0, .exit))
    }

    @Test("The window may change its size, down to nothing")
    func resizing() throws {
        let player = try Player()
        try logIn(player)
        player.resize(columns: 40, lines: 12)
        try player.sees("Harbour", "<Log out>", "^Q quit")
        player.resize(columns: 30, lines: 5)
        try player.sees("This window is 30 x 5")
        player.resize(columns: 100, lines: 30)
        try player.sees("Harbour ferries", "<Log out>", "^Q quit", "0/280")
        try player.type(Key.control("q"))
        #expect(player.end() == (0, .exit))
    }

    @Test(
        "A row as wide as the terminal keeps its last character",
        arguments: [40, 60, 80, 99, 100, 101, 120])
    func lastColumn(columns: Int) throws {
        let player = try Player()
        try logIn(player)
        player.resize(columns: columns, lines: 24)
        let width = min(columns, 100)
        let rule = String(repeating: "─", count: width)
        try player.sees("^Q quit", rule)
        let lines = player.screen.text.split(separator: "\n")
        #expect(lines.count { $0.prefix(width) == rule } == 2)
        let row = try #require(lines.first { $0.contains("Harbour") })
        #expect(row.prefix(width).last != " ")
        try player.type(Key.control("q"))
        #expect(player.end() == (0, .exit))
    }

    @Test("Keys are pressed before the first screen")
    func keys() throws {
        let player = try Player("--keys", "ada<Tab>lovelace<Tab><Enter>tram")
        try player.sees("\(Self.names[0])  News", "[tram ", "of 2")
        try player.type(Key.control("q"))
        #expect(player.end() == (0, .exit))
    }

    @Test("A picture needs no terminal")
    func picture() throws {
        let workspace = try Workspace()
        let path = workspace.folder.appending(path: "play.svg").path
        let run = try Program.run(
            "play", "--keys", "ada<Tab>lovelace<Tab><Enter>", "--picture", path)
        #expect((run.code, run.text, run.errors) == (0, "", ""))
        #expect(try workspace.read("play.svg").contains("Harbour ferries"))
    }

    @Test(
        "A signal that ends the program leaves the terminal as it was",
        arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV])
    func signals(number: Int32) throws {
        let player = try Player()
        try player.sees("Username")
        #expect(!player.isTerminalRestored)
        player.send(number)
        try player.seesShell()
        #expect(player.end() == (number, .uncaughtSignal))
        #expect(player.isTerminalRestored)
    }

    @Test("A program that is stopped gives the terminal back, and takes it again when it goes on")
    func stopping() throws {
        let player = try Player()
        try player.type("ada")
        try player.sees("[ada ")
        player.send(SIGTSTP)
        try player.seesShell()
        #expect(player.isTerminalRestored)
        player.stops()
        player.resize(columns: 80, lines: 24)
        player.send(SIGCONT)
        try player.sees("[ada ")
        #expect(!player.isTerminalRestored)
        try player.type(Key.control("q"))
        try player.seesShell()
        #expect(player.end() == (0, .exit))
        #expect(player.isTerminalRestored)
    }

    @Test("Nothing is set off where no colour is wanted")
    func colourless() throws {
        let player = try Player(environment: ["NO_COLOR": "1"])
        try player.sees("› Username")
        #expect(!player.screen.isStyled)
        let other = try Player()
        try other.sees("› Username")
        #expect(other.screen.isStyled)
    }

    @Test("Without a terminal it says so, in one line, and ends with 64")
    func noTerminal() throws {
        let run = try Program.run("play")
        #expect(run.code == 64)
        #expect(run.text.isEmpty)
        #expect(
            run.errors == "triptych: play needs a terminal for its input and its output; "
                + "here one is a pipe or a file\n")
    }

    @Test(
        "What cannot be taken ends with 64",
        arguments: [
            (["--architecture", "all"], "--architecture is \"all\""),
            (["--architecture", "paint"], "there is no architecture \"paint\""),
            (["--keys", "<Tob>"], "--keys: there is no key \"Tob\"; did you mean \"Tab\"?"),
            (["--articles", "-1"], "--articles is \"-1\""),
            (["--page-size", "0"], "--page-size is \"0\""),
        ])
    func refused(words: [String], message: String) throws {
        let run = try Program.run(["play"] + words)
        #expect(run.code == 64)
        #expect(run.errors.hasPrefix("triptych: \(message)"))
        #expect(run.errors.split(separator: "\n").count == 1)
    }
}
