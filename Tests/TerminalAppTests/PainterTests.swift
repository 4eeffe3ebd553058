import Reporting
import Testing

@testable import TerminalApp

@Suite("Painter")
struct PainterTests {
    private func frame(_ lines: [Line], cursor: Frame.Cursor? = nil) -> Frame {
        Frame(lines: lines, cursor: cursor)
    }

    @Test("The first time all is drawn, later what has changed")
    func changes() {
        var painter = Painter(isColoured: true)
        let first = painter.text(for: frame([Line("a"), Line("b", .bold)]))
        #expect(
            first
                == "\u{1B}[?25l\u{1B}[2J\u{1B}[1;1Ha\u{1B}[K\u{1B}[2;1H\u{1B}[1mb\u{1B}[0m\u{1B}[K")
        #expect(painter.text(for: frame([Line("a"), Line("b", .bold)])) == "")
        let second = painter.text(
            for: frame([Line("a"), Line("c")], cursor: .init(line: 1, column: 1)))
        #expect(second == "\u{1B}[?25l\u{1B}[2;1Hc\u{1B}[K\u{1B}[2;2H\u{1B}[?25h")
    }

    @Test("A window of another size is drawn anew, and so is one that shows something else")
    func anew() {
        var painter = Painter(isColoured: true)
        _ = painter.text(for: frame([Line("a")]))
        #expect(painter.text(for: frame([Line("a"), Line()])).contains("\u{1B}[2J"))
        painter.forget()
        #expect(painter.text(for: frame([Line("a"), Line()])).contains("\u{1B}[2J"))
    }

    @Test("Nothing is set off where no colour is wanted")
    func colourless() {
        var painter = Painter(isColoured: false)
        let text = painter.text(for: frame([Line("a", .bold) + Line("b", .reversed)]))
        #expect(text.contains("ab"))
        #expect(!text.contains("m"))
    }
}
