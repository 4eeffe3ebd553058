import Output
import Traces

/// A sequence diagram: a lane for each participant and an arrow for each message, in order.
struct SequenceDiagram {
    struct Arrow {
        /// Names of lanes.
        let from, to: String
        let text: String
        var note: String?
    }

    let title: String
    let arrows: [Arrow]

    /// The participants, in the order of their first message.
    var lanes: [String] {
        arrows.flatMap { [$0.from, $0.to] }.uniqued()
    }

    /// The diagram in the language of Mermaid, which GitHub draws.
    var mermaid: String {
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

extension Trace.Step {
    /// Its messages as a diagram.
    func diagram(of architecture: String) -> SequenceDiagram {
        SequenceDiagram(
            title: "\(architecture): \(text)",
            arrows: messages.map { message in
                SequenceDiagram.Arrow(
                    from: message.sender.name, to: message.receiver.name,
                    text: message.function + (message.times > 1 ? " ×\(message.times)" : ""),
                    note: message.byProtocol)
            })
    }
}

extension [Trace] {
    /// Diagrams of all steps as Markdown, in the language of Mermaid. The same step of each trace is together.
    package var mermaid: String {
        (0..<(map(\.steps.count).max() ?? 0)).flatMap { index in
            compactMap { trace in trace.step(at: index)?.diagram(of: trace.architecture) }
        }
        .map { "### \($0.title)\n\n```mermaid\n\($0.mermaid)\n```" }
        .joined(separator: "\n\n")
    }
}
