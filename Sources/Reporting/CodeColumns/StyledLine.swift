/// A line of text in which some of it is set off.
struct StyledLine: Equatable {
    /// A piece in one style.
    struct Piece: Equatable {
        var text: String
        let style: Style?
    }

    private(set) var pieces: [Piece] = []

    init() {}

    init(_ text: String, _ style: Style? = nil) {
        append(text, style)
    }

    var width: Int { pieces.reduce(0) { $0 + $1.text.width } }

    mutating func append(_ text: String, _ style: Style? = nil) {
        if text.isEmpty { return }
        if pieces.last?.style == style, !pieces.isEmpty {
            pieces[pieces.count - 1].text += text
        } else {
            pieces.append(Piece(text: text, style: style))
        }
    }

    mutating func append(_ other: StyledLine) {
        for piece in other.pieces { append(piece.text, piece.style) }
    }

    /// The line with its escape sequences.
    func text(on terminal: Terminal) -> String {
        pieces.map { piece in
            piece.style.map { terminal.styled(piece.text, $0) } ?? piece.text
        }.joined()
    }

    /// The line up to its last character that is no space.
    var withoutTrailingSpaces: StyledLine {
        var line = self
        while let last = line.pieces.last {
            let kept = last.text.reversed().drop { $0 == " " }.reversed()
            line.pieces[line.pieces.count - 1].text = String(kept)
            if !kept.isEmpty { break }
            line.pieces.removeLast()
        }
        return line
    }

    // MARK: Wrapping

    /// The line in as many as it takes for none to be wider than `limit`, those that go on with it
    /// indented like it and marked.
    func wrapped(to limit: Int, mark: String) -> [StyledLine] {
        let all = pieces.flatMap { piece in piece.text.map { (character: $0, style: piece.style) } }
        let indent = min(all.prefix { $0.character == " " }.count, limit / 3)
        var rest = all[...]
        var lines: [StyledLine] = []
        while !rest.isEmpty || lines.isEmpty {
            var line = StyledLine()
            if !lines.isEmpty {
                line.append(String(repeating: " ", count: indent))
                line.append(mark, .dim)
            }
            let count = Self.lengthOfLine(rest.map(\.character), room: max(2, limit - line.width))
            for (character, style) in rest.prefix(count) { line.append(String(character), style) }
            rest = rest.dropFirst(count)
            if !lines.isEmpty || !rest.isEmpty { rest = rest.drop { $0.character == " " } }
            lines.append(rest.isEmpty ? line : line.withoutTrailingSpaces)
        }
        return lines
    }

    /// How many characters go on the line: all that fit, or those up to a good place to break.
    private static func lengthOfLine(_ characters: [Character], room: Int) -> Int {
        var width = 0
        let fitting = characters.prefix { character in
            width += character.width
            return width <= room
        }.count
        if fitting == characters.count { return fitting }
        let indent = characters.prefix { $0 == " " }.count
        // A line that would be short is rather broken at a worse place.
        let shortest = indent + 1 + (fitting - indent) / 3
        let lengths = stride(from: fitting, through: shortest, by: -1)
        let best =
            lengths.first { characters[$0 - 1] == " " }
            ?? lengths.first { "(,/".contains(characters[$0 - 1]) }
            ?? lengths.first { characters[$0] == "." }
        return best ?? max(1, fitting)
    }
}
