extension SequenceDiagram {
    /// The diagram in the language of Mermaid, which GitHub and others draw.
    public var mermaid: String {
        let lanes = lanes
        let numbers = Dictionary(
            uniqueKeysWithValues: lanes.enumerated().map { ($0.element, "p\($0.offset)") })
        let heads = lanes.map { "    participant \(numbers[$0] ?? "") as \(Self.escaped($0))" }
        let lines = arrows.map { arrow in
            let note = arrow.note.map { " [\($0)]" } ?? ""
            return "    \(numbers[arrow.from] ?? "")->>\(numbers[arrow.to] ?? ""): "
                + Self.escaped(arrow.text + note)
        }
        return (["sequenceDiagram"] + heads + lines).joined(separator: "\n")
    }

    /// What would end a message or begin an entity is written as one.
    private static func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "#": "#35;"
            case ";": "#59;"
            case "<": "#lt;"
            case ">": "#gt;"
            default: character.isNewline ? " " : String(character)
            }
        }.joined()
    }
}
