import PocketUI
import Reporting
import Testing

@testable import TerminalApp

@Suite("Frames")
struct FrameTests {
    nonisolated static let sizes = [
        (36, 10), (40, 12), (80, 15), (80, 16), (80, 24), (99, 24), (100, 24), (200, 60),
    ]

    private var news: Scene {
        var scene = Scene(
            appName: "MVP",
            snapshot: .showing(
                ["News"], .field(name: "Search", text: "", isEnabled: true), .rows(45, from: 20),
                .field(name: "Feedback", text: "Well done.", isEnabled: true),
                .label(text: "10/280"), .button(title: "Send", isEnabled: false),
                .button(title: "Log out", isEnabled: true)))
        scene.focus = .row(33)
        return scene
    }

    private func frame(_ scene: Scene, _ columns: Int, _ lines: Int) -> Frame {
        Frame(scene, size: Size(columns: columns, lines: lines))
    }

    @Test("A screen of 40 x 12, drawn out")
    func narrow() {
        #expect(
            frame(news, 40, 12).text.trimmingLines == """
                MVP  News
                  Search   [                           ]
                  Row 33                            by A
                › Row 34                            by A
                  Row 35                            by A
                  Feedback [Well done.                 ]
                  10/280
                  <Send> disabled
                  <Log out>

                Server: at once, 0 asked
                ^Q quit  ^A architecture  Tab next
                """)
    }

    @Test("Fills any window and no more", arguments: sizes)
    func fills(columns: Int, lines: Int) {
        var scene = news
        scene.beside = ["one", String(repeating: "two ", count: 99)]
        scene.notice = String(repeating: "notice ", count: 20)
        for toast in [nil, String(repeating: "toast ", count: 20)] {
            scene.snapshot = .showing(
                ["News", "Article"], .label(text: String(repeating: "字", count: 300)), .rows(45),
                .button(title: "Send", isEnabled: true), isLoading: true, toast: toast)
            let frame = frame(scene, columns, lines)
            #expect(frame.lines.count == lines)
            #expect(frame.lines.allSatisfy { $0.width <= columns })
        }
    }

    @Test("A window that is too small says so", arguments: [(35, 24), (80, 9), (5, 2), (1, 1)])
    func tooSmall(columns: Int, lines: Int) {
        let frame = frame(news, columns, lines)
        #expect(frame.lines.count == lines)
        #expect(frame.lines.allSatisfy { $0.width <= columns })
        let text = frame.lines.map(\.text).joined(separator: " ")
        if columns >= 35 {
            #expect(text.hasPrefix("This window is \(columns) x \(lines); the app needs 36 x 10."))
        }
    }

    @Test("Shows where the keys go, without any colour", arguments: sizes)
    func marker(columns: Int, lines: Int) {
        for (focus, text) in [
            (Focus.field("Search"), "› Search"), (.row(20), "› Row 21"), (.row(39), "› Row 40"),
            (.button("Send"), "› <Send>"),
        ] {
            var scene = news
            scene.focus = focus
            let marked = frame(scene, columns, lines).text.split(separator: "\n")
                .filter { $0.hasPrefix("›") }
            #expect(marked.count == 1)
            #expect(marked.first?.hasPrefix(text) == true)
        }
    }

    @Test("The cursor stands behind the text of the field one types into")
    func cursor() {
        var scene = news
        scene.focus = .field("Feedback")
        let frame = frame(scene, 80, 24)
        let cursor = frame.cursor
        #expect(
            cursor.map { frame.lines[$0.line].text.prefix($0.column) } == "› Feedback [Well done.")
        scene.focus = .row(30)
        #expect(self.frame(scene, 80, 24).cursor == nil)
    }

    @Test("Of a long text the end shows, where one types")
    func longText() {
        let scene = Scene(
            snapshot: .showing(
                ["News"],
                .field(
                    name: "Search", text: String(repeating: "字", count: 99) + "end",
                    isEnabled: true)), focus: .field("Search"))
        let frame = frame(scene, 40, 12)
        #expect(frame.text.contains("字end"))
        #expect((frame.cursor?.column ?? 99) < 40)
    }

    @Test("Toasts, loading and a notice show")
    func messages() {
        var scene = news
        scene.snapshot = .showing(
            ["News", "Article"], isLoading: true,
            toast: "Can't reach the server. Check your connection.")
        scene.notice = "Not now."
        let text = frame(scene, 40, 12).text
        #expect(text.contains("News › Article"))
        #expect(text.contains("Loading…"))
        #expect(text.contains("» Can't reach the server. Check your\n» connection.\n"))
        #expect(text.contains("Not now."))
        #expect(frame(scene, 80, 24).text.contains("Server: at once, 0 asked"))
    }

    @Test("A link is asked for, with its end in sight")
    func prompt() {
        var scene = news
        scene.prompt = "triptych://article/" + String(repeating: "1", count: 40) + "2"
        let frame = frame(scene, 40, 12)
        #expect(frame.text.contains("Open the link: 1"))
        let cursor = frame.cursor
        #expect(cursor.map { frame.lines[$0.line].text.prefix($0.column).last } == "2")
    }

    @Test("Lines stand beside the screen where there is room")
    func beside() {
        var scene = news
        scene.beside = ["first", "second"]
        #expect(!frame(scene, 99, 24).text.contains("first"))
        let lines = frame(scene, 120, 24).lines
        #expect(lines[0].text.hasPrefix("MVP  News"))
        #expect(lines[0].text.hasSuffix(" │ first"))
        #expect(lines[1].text.hasSuffix(" │ second"))
        #expect(
            lines[1].text.firstIndex(of: "│")
                == lines[1].text.index(lines[1].text.startIndex, offsetBy: 73))
    }

    @Test("All keys are listed in a window of 24 lines")
    func keys() {
        var scene = news
        scene.showsKeys = true
        let text = frame(scene, 80, 24).text
        for key in KeyHelp.all { #expect(text.contains(key.long)) }
    }

    @Test("What a text holds is never obeyed by the terminal")
    func controls() {
        let scene = Scene(
            snapshot: .showing(["A\u{1B}[2J"], .label(text: "b\u{7}\u{202E}c"), toast: "d\u{9B}e"))
        let text = frame(scene, 80, 24).text
        #expect(text.contains("A[2J"))
        #expect(text.contains("bc"))
        #expect(text.contains("de"))
    }
}

extension String {
    /// The text without the spaces at the ends of lines.
    fileprivate var trimmingLines: String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0.reversed().drop { $0 == " " }.reversed()) }
            .joined(separator: "\n")
    }
}
