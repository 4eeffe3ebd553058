import Output
import PocketUI
import Testing

@testable import TerminalApp

@Suite("Frames")
struct FrameTests {
    nonisolated static let sizes = [
        (36, 10), (40, 12), (80, 15), (80, 16), (80, 24), (99, 24), (100, 24), (200, 60),
    ]

    private var news: PlayState {
        var state = PlayState(
            appName: "MVP",
            snapshot: .showing(
                ["News"], .field(name: "Search", text: "", isEnabled: true), .rows(45, from: 20),
                .field(name: "Feedback", text: "Well done.", isEnabled: true),
                .label(text: "10/280"), .button(title: "Send", isEnabled: false),
                .button(title: "Log out", isEnabled: true)))
        state.focus = .row(33)
        return state
    }

    private func frame(_ state: PlayState, _ columns: Int, _ lines: Int) -> Frame {
        Frame(state, size: Size(columns: columns, lines: lines))
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

                Server: fast, 0 calls
                ^Q quit  ^A architecture  ^K keys
                """)
    }

    @Test("Fills any window and no more", arguments: sizes)
    func fills(columns: Int, lines: Int) {
        var state = news
        state.calls = CallList(
            title: "MVP: tap", lines: ["one", String(repeating: "two ", count: 99)])
        state.notice = String(repeating: "notice ", count: 20)
        for toast in [nil, String(repeating: "toast ", count: 20)] {
            state.snapshot = .showing(
                ["News", "Article"], .label(text: String(repeating: "字", count: 300)), .rows(45),
                .button(title: "Send", isEnabled: true), isLoading: true, toast: toast)
            let frame = frame(state, columns, lines)
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
            var state = news
            state.focus = focus
            let marked = frame(state, columns, lines).text.split(separator: "\n")
                .filter { $0.hasPrefix("›") }
            #expect(marked.count == 1)
            #expect(marked.first?.hasPrefix(text) == true)
        }
    }

    @Test("The cursor stands behind the text of the field one types into")
    func cursor() {
        var state = news
        state.focus = .field("Feedback")
        let frame = frame(state, 80, 24)
        let cursor = frame.cursor
        #expect(
            cursor.map { frame.lines[$0.line].text.prefix($0.column) } == "› Feedback [Well done.")
        state.focus = .row(30)
        #expect(self.frame(state, 80, 24).cursor == nil)
    }

    @Test("Of a long text the end shows, where one types")
    func longText() {
        let state = PlayState(
            snapshot: .showing(
                ["News"],
                .field(
                    name: "Search", text: String(repeating: "字", count: 99) + "end",
                    isEnabled: true)), focus: .field("Search"))
        let frame = frame(state, 40, 12)
        #expect(frame.text.contains("字end"))
        #expect((frame.cursor?.column ?? 99) < 40)
    }

    @Test("Toasts, loading and a notice show")
    func messages() {
        var state = news
        state.snapshot = .showing(
            ["News", "Article"], isLoading: true,
            toast: "Can't reach the server. Check your connection.")
        state.notice = "Not now."
        let text = frame(state, 40, 12).text
        #expect(text.contains("News › Article"))
        #expect(text.contains("Loading…"))
        #expect(text.contains("» Can't reach the server. Check your\n» connection.\n"))
        #expect(text.contains("Not now."))
        #expect(frame(state, 80, 24).text.contains("Server: fast, 0 calls"))
    }

    @Test("A link is asked for, with its end in sight")
    func prompt() {
        var state = news
        state.prompt = "triptych://article/" + String(repeating: "1", count: 40) + "2"
        let frame = frame(state, 40, 12)
        #expect(frame.text.contains("Open the link: 1"))
        let cursor = frame.cursor
        #expect(cursor.map { frame.lines[$0.line].text.prefix($0.column).last } == "2")
    }

    @Test("The calls of an action are beside the screen, from 100 columns on")
    func calls() {
        var state = news
        state.calls = CallList(title: "MVP: tap \"Send\"", lines: ["first", "second"])
        #expect(!frame(state, 99, 24).text.contains("first"))
        #expect(frame(state, 100, 24).text.contains("first"))
        let lines = frame(state, 120, 24).lines.map(\.text)
        #expect(lines[0].hasPrefix("MVP  News"))
        #expect(lines[0].hasSuffix(" │ MVP: tap \"Send\""))
        #expect(lines[1].hasSuffix(" │ first"))
        #expect(lines[2].hasSuffix(" │ second"))
        #expect(lines[1].prefix { $0 != "│" }.count == 73)
    }

    @Test("Calls that do not fit are scrolled by ten lines, and the title tells which are in sight")
    func scrolling() {
        var state = news
        var calls = CallList(title: "MVP: tap", lines: (1...25).map { "call \($0)" })
        let shown = [("1–11 of 25", 1), ("11–21 of 25", 11), ("21–25 of 25", 21)]
        for (position, first) in shown {
            state.calls = calls
            let lines = frame(state, 120, 12).lines.map(\.text)
            #expect(lines[0].hasSuffix("\(position) ← →"))
            #expect(lines[1].hasSuffix(" │ call \(first)"))
            calls.scroll(pages: 1)
        }
        #expect(calls.firstLine == 20)
        for _ in 0..<5 { calls.scroll(pages: -1) }
        #expect(calls.firstLine == 0)
    }

    @Test("The keys that scroll calls are named where there are calls")
    func keysForCalls() {
        var state = news
        #expect(!frame(state, 120, 24).text.contains("← → calls"))
        state.calls = CallList(title: "", lines: [])
        #expect(frame(state, 120, 24).text.contains("← → calls"))
    }

    @Test("A long notice goes on in the next line")
    func longNotice() {
        var state = news
        state.notice = "MVVM shows another screen than MVP: the toast is none, not \"Sent.\"."
        let text = frame(state, 40, 24).text
        #expect(text.contains("MVVM shows another screen than MVP: the\ntoast is none"))
    }

    @Test("All keys are listed in a window of 24 lines")
    func keys() {
        var state = news
        state.showsKeys = true
        let text = frame(state, 80, 24).text
        for key in KeyHelp.all { #expect(text.contains(key.long)) }
    }

    @Test("What a text holds is never obeyed by the terminal")
    func controls() {
        let state = PlayState(
            snapshot: .showing(["A\u{1B}[2J"], .label(text: "b\u{7}\u{202E}c"), toast: "d\u{9B}e"))
        let text = frame(state, 80, 24).text
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
