import Console

/// Traces as they are printed: step by step, one architecture after the other, each as an indented tree.
package struct TraceText {
    private let traces: [Trace]
    private let terminal: Terminal

    package init(of traces: [Trace], on terminal: Terminal) {
        self.traces = traces
        self.terminal = terminal
    }

    /// The text of all steps.
    package var text: String {
        let count = traces.map(\.steps.count).max() ?? 0
        return (0..<count).map(step).joined(separator: "\n\n")
    }

    private func step(_ index: Int) -> String {
        let text = traces.lazy.compactMap { $0.step(at: index)?.text }.first ?? ""
        let parts = traces.map { trace in
            let name = terminal.styled(trace.architecture, .bold)
            guard let step = trace.step(at: index) else {
                return "\(name)  did not reach this step"
            }
            let lost =
                step.lost > 0
                ? ", \(step.lost) calls were not recorded, because the recording was full" : ""
            return (["\(name)  \(summary(of: step))\(lost)"] + tree(step.calls)).joined(
                separator: "\n")
        }
        return ([terminal.styled(text, .bold)] + parts).joined(separator: "\n\n")
    }

    private func summary(of step: Trace.Step) -> String {
        step.messageCount == 0
            ? "no messages"
            : "\("message".counted(step.messageCount)) between \(step.participantCount) participants"
    }

    private func tree(_ calls: [RecordedCall]) -> [String] {
        let lines = Self.lines(calls, depth: 1)
        let width = lines.map(\.text.count).max() ?? 0
        return lines.map { line in
            let room = terminal.width ?? .max
            guard let place = line.place, line.text.count + place.count + 2 <= room else {
                return line.text.count <= room ? line.text : line.text.prefix(room - 1) + "…"
            }
            let column = min(width, room - place.count - 2)
            let space = String(repeating: " ", count: max(0, column - line.text.count) + 2)
            return line.text + space + terminal.styled(place, .dim)
        }
    }

    /// A line for each call, below its caller, and the place of the function with the lines that call it.
    package static func lines(
        _ calls: [RecordedCall], depth: Int
    ) -> [(text: String, place: String?)] {
        calls.flatMap { call in
            [
                (String(repeating: "  ", count: depth) + call.title, place(of: call))
            ] + lines(call.calls, depth: depth + 1)
        }
    }

    private static func place(of call: RecordedCall) -> String? {
        let lines = call.site.lines.map(String.init).joined(separator: ", ")
        return call.place.map {
            $0.textUnderSources + (lines.isEmpty ? "" : ", from line \(lines)")
        }
    }
}
