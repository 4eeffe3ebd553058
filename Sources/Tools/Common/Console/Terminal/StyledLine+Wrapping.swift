extension StyledLine {
    /// The line, wrapped into lines of at most `limit` columns. The lines after the first are indented like it, and begin
    /// with `mark`.
    package func wrapped(to limit: Int, mark: String) -> [StyledLine] {
        let all = spans.flatMap { span in span.text.map { (character: $0, style: span.style) } }
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

    /// How many characters go on the line: all if they fit, otherwise those up to a good place to break.
    private static func lengthOfLine(_ characters: [Character], room: Int) -> Int {
        var width = 0
        let fitting = characters.prefix { character in
            width += character.width
            return width <= room
        }.count
        if fitting == characters.count { return fitting }
        let indent = characters.prefix { $0 == " " }.count
        // A worse place to break is better than a nearly empty line.
        let shortest = indent + 1 + (fitting - indent) / 3
        let lengths = stride(from: fitting, through: shortest, by: -1)
        let best =
            lengths.first { characters[$0 - 1] == " " }
            ?? lengths.first { "(,/<".contains(characters[$0 - 1]) }
            ?? lengths.first { characters[$0] == "." }
        return best ?? max(1, fitting)
    }
}
