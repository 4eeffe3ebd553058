import Console
import Pages
import Traces

extension Report {
    /// The calls between types in five actions, as they were recorded.
    var sequenceChapter: PageSection {
        PageSection(
            id: "sequences", title: "Call sequences", gist: "sequence diagrams of five actions",
            html: .of(tour, orSaying: "The calls could not be recorded on this machine") { traces in
                let failures = traces.compactMap { trace in
                    trace.failure.map { "<pre>\(trace.architecture): \($0)</pre>" as HTML }
                }
                return """
                    <p>Recorded while the actions ran. A lane is a type, with its role, or all of the toolkit, the
                    services or the binding. An arrow is a call from one to another. Italics name the protocol the
                    call went through.</p>
                    \(failures)
                    \(FiveActions.steps.enumerated().map { action($1, in: traces, isOpen: $0 == 0) })
                    """
            })
    }

    /// One action in all architectures.
    private func action(_ text: String, in traces: [Trace], isOpen: Bool) -> HTML {
        let steps = traces.compactMap { trace in
            trace.steps.first { $0.text == text }.map { (trace.architecture, $0) }
        }
        let counts = steps.map { "\($0) \($1.messageCount)" }.joined(separator: ", ")
        let diagrams = steps.map { name, step in
            let drawing: HTML = """
                <div class="drawing" role="region" tabindex="0" aria-label="\(name): \(text)">
                \(step.diagram(of: name).html)
                </div>
                """
            return (name, nil as HTML?, drawing)
        }
        return """
            <details class="action"\(isOpen ? " open" : "" as HTML)>
            <summary><h3>\(text)</h3> <span class="note">calls: \(counts)</span></summary>
            \(HTML.figures(diagrams))
            </details>
            """
    }
}
