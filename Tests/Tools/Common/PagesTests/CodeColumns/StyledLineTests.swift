import Testing

@testable import Console

@Suite("Styled lines")
struct StyledLineTests {
    private func wrapped(_ text: String, _ limit: Int, mark: String = "↪ ") -> [String] {
        StyledLine(text).wrapped(to: limit, mark: mark).map { $0.text(isColoured: false) }
    }

    @Test(
        "Lines are broken after a word, a bracket or a comma, or before a dot",
        arguments: [
            ("let a = b", 9, ["let a = b"]),
            ("let abc = def", 10, ["let abc =", "↪ def"]),
            ("  call(first, second)", 14, ["  call(first,", "  ↪ second)"]),
            ("someone.somebody()", 12, ["someone", "↪ .somebody(", "↪ )"]),
            ("abcdefghij", 4, ["abcd", "↪ ef", "↪ gh", "↪ ij"]),
            ("", 4, [""]),
            ("        deep", 9, ["        d", "   ↪ eep"]),
            ("中文中文", 4, ["中文", "↪ 中", "↪ 文"]),
        ])
    func breaks(text: String, limit: Int, lines: [String]) {
        #expect(wrapped(text, limit) == lines)
    }

    @Test("Each span keeps its style, and spaces at the end are removed")
    func styles() {
        var line = StyledLine("let ", .magenta)
        line.append("name")
        line.append("  ", .dim)
        #expect(line.width == 10)
        #expect(line.withoutTrailingSpaces.spans.map(\.text) == ["let ", "name"])
        let wrapped = line.wrapped(to: 5, mark: "")
        #expect(wrapped[0].spans == [StyledLine.Span(text: "let", style: .magenta)])
        #expect(wrapped[1].spans.first == StyledLine.Span(text: "name", style: nil))
    }

    @Test("What a terminal would obey is left out")
    func controls() {
        let line = StyledLine("a\u{1B}[2J\tb\u{7}\u{202E}c\u{9B}d", .bold)
        #expect(line.text(isColoured: true) == "\u{1B}[1ma[2J bcd\u{1B}[0m")
    }
}
