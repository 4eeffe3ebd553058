import Output
import Testing

@testable import TerminalApp

@Suite("Frame renderer")
struct FrameRendererTests {
    private func frame(_ lines: [StyledLine], cursor: Frame.Cursor? = nil) -> Frame {
        Frame(lines: lines, cursor: cursor)
    }

    @Test("The first time all is drawn, later what has changed")
    func changes() {
        var renderer = FrameRenderer(isColoured: true)
        let first = renderer.text(for: frame([StyledLine("a"), StyledLine("b", .bold)]))
        #expect(
            first
                == "\u{1B}[?25l\u{1B}[2J\u{1B}[1;1H\u{1B}[Ka\u{1B}[2;1H\u{1B}[K\u{1B}[1mb\u{1B}[0m")
        #expect(renderer.text(for: frame([StyledLine("a"), StyledLine("b", .bold)])) == "")
        let second = renderer.text(
            for: frame([StyledLine("a"), StyledLine("c")], cursor: .init(line: 1, column: 1)))
        #expect(second == "\u{1B}[?25l\u{1B}[2;1H\u{1B}[Kc\u{1B}[2;2H\u{1B}[?25h")
    }

    @Test("A window of another size is drawn anew, and so is one that shows something else")
    func anew() {
        var renderer = FrameRenderer(isColoured: true)
        _ = renderer.text(for: frame([StyledLine("a")]))
        #expect(renderer.text(for: frame([StyledLine("a"), StyledLine()])).contains("\u{1B}[2J"))
        renderer.invalidate()
        #expect(renderer.text(for: frame([StyledLine("a"), StyledLine()])).contains("\u{1B}[2J"))
    }

    @Test("Nothing is set off where no colour is wanted")
    func colourless() {
        var renderer = FrameRenderer(isColoured: false)
        let text = renderer.text(for: frame([StyledLine("a", .bold) + StyledLine("b", .reversed)]))
        #expect(text.contains("ab"))
        #expect(!text.contains("m"))
    }
}
