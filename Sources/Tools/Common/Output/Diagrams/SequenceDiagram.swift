/// A sequence diagram: a lane for each participant and an arrow for each message, in order.
package struct SequenceDiagram: Equatable, Sendable {
    package struct Arrow: Equatable, Sendable {
        /// Names of lanes.
        package let from, to: String
        package let text: String
        package let note: String?

        package init(from: String, to: String, text: String, note: String? = nil) {
            self.from = from
            self.to = to
            self.text = text
            self.note = note
        }
    }

    package let title: String
    package let arrows: [Arrow]

    package init(title: String, arrows: [Arrow]) {
        self.title = title
        self.arrows = arrows
    }

    /// The participants, in the order of their first message.
    package var lanes: [String] {
        arrows.flatMap { [$0.from, $0.to] }.uniqued()
    }
}

extension SequenceDiagram {
    /// The diagram in the language of Mermaid, which GitHub draws.
    package var mermaid: String {
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

    /// Characters that would end a message or begin an entity are written as entities.
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
