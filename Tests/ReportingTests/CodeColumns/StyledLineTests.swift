import Testing

@testable import Reporting

@Suite("Lines that are wrapped")
struct StyledLineTests {
    private func wrapped(_ text: String, _ limit: Int, mark: String = "↪ ") -> [String] {
        let plain = Terminal(environment: ["NO_COLOR": "1"])
        return StyledLine(text).wrapped(to: limit, mark: mark).map { $0.text(on: plain) }
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

    @Test("Prose goes on without a mark")
    func prose() {
        #expect(wrapped("no such role here", 8, mark: "") == ["no such", "role", "here"])
    }

    @Test("Each piece keeps its style, and spaces at the end go")
    func styles() {
        var line = StyledLine("let ", .magenta)
        line.append("name")
        line.append("  ", .dim)
        #expect(line.width == 10)
        #expect(line.withoutTrailingSpaces.pieces.map(\.text) == ["let ", "name"])
        let wrapped = line.wrapped(to: 5, mark: "")
        #expect(wrapped[0].pieces == [StyledLine.Piece(text: "let", style: .magenta)])
        #expect(wrapped[1].pieces.first == StyledLine.Piece(text: "name", style: nil))
    }
}
