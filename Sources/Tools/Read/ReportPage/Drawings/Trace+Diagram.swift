import Output
import Traces

extension Trace {
    /// The sequence diagrams of its steps.
    package var diagrams: [SequenceDiagram] {
        steps.map { step in
            SequenceDiagram(
                title: "\(architecture): \(step.text)", arrows: step.messages.map(\.arrow))
        }
    }
}

extension Message {
    fileprivate var arrow: SequenceDiagram.Arrow {
        SequenceDiagram.Arrow(
            from: sender.name, to: receiver.name,
            text: function + (times > 1 ? " ×\(times)" : ""), note: byProtocol)
    }
}

extension [Trace] {
    /// All their diagrams, the same step of each together.
    package var diagrams: [SequenceDiagram] {
        let diagrams = map(\.diagrams)
        return (0..<(diagrams.map(\.count).max() ?? 0)).flatMap { step in
            diagrams.compactMap { $0.indices.contains(step) ? $0[step] : nil }
        }
    }

    /// The diagrams as Markdown, in the language of Mermaid.
    package var mermaid: String {
        diagrams.map { "### \($0.title)\n\n```mermaid\n\($0.mermaid)\n```" }
            .joined(separator: "\n\n")
    }
}
