import Output
import Traces

/// The calls between roles in five actions, as they were recorded.
struct SequenceChapter {
    /// The recorded calls by architecture, or why they could not be recorded.
    let tour: Result<[Trace], any Error>

    var section: PageSection {
        PageSection(
            id: "sequences", title: "Call sequences", gist: "sequence diagrams of five actions",
            html: html)
    }

    private var html: HTML {
        switch tour {
        case .success(let traces): html(of: traces)
        case .failure(let error):
            """
            <p>The calls could not be recorded on this machine, so there are no diagrams.</p>
            <pre>\("\(error)")</pre>
            """
        }
    }

    private func html(of traces: [Trace]) -> HTML {
        let failures = traces.compactMap { trace in
            trace.failure.map { "<pre>\(trace.architecture): \($0)</pre>" as HTML }
        }
        return """
            <p>Recorded while the actions ran. A lane is a role, an arrow a call from one role to another. Italics
            name the protocol the call went through.</p>
            \(failures)
            \(FiveActions.steps.enumerated().map { action($1, in: traces, isOpen: $0 == 0) })
            """
    }

    /// One action in all architectures.
    private func action(_ text: String, in traces: [Trace], isOpen: Bool) -> HTML {
        let steps = traces.compactMap { trace in
            trace.steps.first { $0.text == text }.map { (trace.architecture, $0) }
        }
        let counts = steps.map { "\($0) \($1.messageCount)" }.joined(separator: ", ")
        return """
            <details class="action"\(isOpen ? " open" : "" as HTML)>
            <summary><h3>\(text)</h3> <span class="note">calls: \(counts)</span></summary>
            <div class="figures">
            \(steps.map { figure(of: $1, in: $0) })
            </div>
            </details>
            """
    }

    private func figure(of step: Trace.Step, in architecture: String) -> HTML {
        let diagram = step.diagram(of: architecture)
        return """
            <figure>
            <div class="drawing" role="region" tabindex="0" aria-label="\(diagram.title), as a diagram">
            \(diagram.html)
            </div>
            <details><summary>\(architecture), as a list</summary>
            <ol>
            \(step.messages.map(entry))
            </ol>
            </details>
            </figure>
            """
    }

    private func entry(of message: Message) -> HTML {
        let times = message.times > 1 ? ", \(message.times) times" : ""
        let way = message.byProtocol.map { ", by \($0)" } ?? ""
        return """
            <li>\(message.sender.name) to \(message.receiver.name): \
            <code>\(message.function)</code>\(way)\(times)</li>
            """
    }
}
