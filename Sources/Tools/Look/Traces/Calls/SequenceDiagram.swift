import Console

/// A sequence diagram: a lane for each participant and an arrow for each message, in order.
struct SequenceDiagram {
    let title: String
    let messages: [Message]

    /// The participants, in the order of their first message.
    private var lanes: [Participant] {
        messages.flatMap { [$0.sender, $0.receiver] }.uniqued()
    }

    /// The numbers of the lanes that a message goes from and to.
    private func ends(of message: Message, in lanes: [Participant]) -> (from: Int, to: Int) {
        func place(_ participant: Participant) -> Int {
            lanes.firstIndex(of: participant) ?? 0
        }
        return (place(message.sender), place(message.receiver))
    }

    /// The diagram in the language of Mermaid, which GitHub draws.
    var mermaid: String {
        let lanes = lanes
        let heads = lanes.enumerated().map { "    participant p\($0) as \(Self.escaped($1.name))" }
        let lines = messages.map { message in
            let (from, to) = ends(of: message, in: lanes)
            return "    p\(from)->>p\(to): \(Self.escaped(message.call.title))"
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
    fileprivate func diagram(of architecture: String) -> SequenceDiagram {
        SequenceDiagram(title: "\(architecture): \(text)", messages: messages)
    }
}

extension [Trace] {
    /// Diagrams of all steps as Markdown, in the language of Mermaid. The diagrams of the same step are next to each
    /// other.
    package var mermaid: String {
        (0..<(map(\.steps.count).max() ?? 0)).flatMap { index in
            compactMap { trace in trace.step(at: index)?.diagram(of: trace.architecture) }
        }
        .map { "### \($0.title)\n\n```mermaid\n\($0.mermaid)\n```" }
        .joined(separator: "\n\n")
    }
}
