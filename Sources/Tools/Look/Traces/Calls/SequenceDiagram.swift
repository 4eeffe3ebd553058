import Console
import Pages

/// A sequence diagram: a lane for each participant and an arrow for each message, in order.
package struct SequenceDiagram {
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

    /// The diagram as a list, which the style of the page draws. A text that is longer than its arrow continues over the
    /// neighbouring lanes, on the side that has more lanes. This works because each row has only one text.
    package var html: HTML {
        let lanes = lanes
        let entries = messages.map { message -> HTML in
            let (from, to) = ends(of: message, in: lanes)
            let way = from == to ? "self" : from < to ? "right" : "left"
            let (first, last) = (min(from, to), max(from, to))
            let place: HTML = "grid-column: \(first + 1) / \(last + 2)"
            let isAtEnd = first + last >= lanes.count
            let room = Double(isAtEnd ? last : lanes.count - 1 - first) + 0.5
            return """
                <li class="\(way)\(isAtEnd ? " end" : "")" style="\(place); --span: \(last - first + 1); --room: \(room)"><p>\
                <span>\(message.sender.name) to \(message.receiver.name): </span>\
                <code>\(message.call.function)</code>\(message.call.note.map { " <i>\($0)</i>" } ?? "" as HTML)</p></li>
                """
        }
        return """
            <ol class="sequence" aria-label="\(title)" style="--lanes: \(lanes.count)">
            \(lanes.map(head(of:)))
            \(entries)
            </ol>
            """
    }

    private func head(of lane: Participant) -> HTML {
        let name = HTML(lane.name, breakingAfter: #/[a-z](?=[A-Z])/#)
        return "<li class=\"lane\" aria-hidden=\"true\">\(name) <small>\(lane.kind)</small></li>"
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
    package func diagram(of architecture: String) -> SequenceDiagram {
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
