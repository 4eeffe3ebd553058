import InMemoryServer
import PocketUI
import Scenarios
import Services

/// Everything that a step has made visible, to the person and to the server.
struct Observation: Equatable {
    /// Why the step was impossible; nil if it was possible.
    let failure: StepFailure?
    let screen: Snapshot
    /// The screen right after the action, before the requests that it started or cancelled had ended; nil if that is not
    /// compared.
    let atOnce: Snapshot?
    /// The requests that arrived during the step.
    let requests: [Request]
    /// The number of requests since the app was launched or logged in.
    let received: Int
    let cancelled: Int
    let underWay: Int
    let feedback: [String]

    init(of world: World, atOnce: Snapshot? = nil, failure: StepFailure?) {
        self.failure = failure
        self.atOnce = atOnce
        screen = world.window.snapshot
        requests = world.backend.takeRecordedRequests()
        let counts = world.backend.counts
        received = counts.received
        cancelled = counts.cancelled
        underWay = world.backend.callsUnderWay
        feedback = world.backend.receivedFeedback
    }
}

extension Observation {
    /// The differences from what was expected, the most visible first.
    func aspects(against expected: Observation) -> [Aspect] {
        var aspects: [Aspect] = []
        func compare<Value: Equatable>(
            _ value: (Observation) -> Value, text: (Value) -> String,
            step: (Value) -> String? = { _ in nil }
        ) {
            let (wanted, seen) = (value(expected), value(self))
            guard wanted != seen else { return }
            aspects.append(
                Aspect(expected: text(wanted), seen: text(seen), step: step(wanted)))
        }
        compare(
            \.failure, text: { $0.map { "the step fails: \($0.seen)" } ?? "the step is possible" })
        compare(
            \.screen.screens, text: { "the screens \(list($0))" },
            step: { "the screens are \(list($0))" })
        compare(
            \.screen.toast, text: { $0.map { "the toast \(quoted($0))" } ?? "no toast" },
            step: { $0.map { "I see the toast \(quoted($0))" } ?? "I see no toast" })
        compare(
            \.screen.isLoading, text: { $0 ? "loading" : "no loading" },
            step: { $0 ? "it is loading" : "it is not loading" })
        aspects += elementAspects(against: expected)
        compare(
            \.received, text: { "\($0) requests received" },
            step: { "the server received \($0) requests" })
        compare(
            \.cancelled, text: { "\($0) requests cancelled" },
            step: { "the server cancelled \($0) requests" })
        compare(\.feedback, text: { "the feedback \(list($0))" }, step: feedbackStep)
        compare(\.requests, text: { "the requests \(list($0.map(\.description)))" })
        compare(\.underWay, text: { "\($0) requests under way" })
        compare(
            \.atOnce?.isLoading,
            text: { "\($0 == true ? "" : "no ")loading before the requests have ended" })
        if aspects.isEmpty {
            compare(
                \.atOnce,
                text: {
                    "\($0.map { "\($0)" } ?? "another screen") before the requests have ended"
                })
        }
        return aspects
    }

    /// The element of the screen that differs first.
    private func elementAspects(against expected: Observation) -> [Aspect] {
        let (wanted, seen) = (expected.screen.elements, screen.elements)
        guard screen.screens == expected.screen.screens, wanted != seen else { return [] }
        guard wanted.count == seen.count else {
            return [
                Aspect(
                    expected: "\(wanted.count) elements on the screen", seen: "\(seen.count)",
                    step: nil)
            ]
        }
        if let order = orderAspect(against: expected) { return [order] }
        return zip(wanted, seen).compactMap { wanted, seen in
            wanted == seen
                ? nil
                : Aspect(
                    expected: "\(wanted)", seen: "\(seen)", step: wanted.step(unlike: seen))
        }
    }

    /// The first two texts that have changed places, if the order is all that differs.
    private func orderAspect(against expected: Observation) -> Aspect? {
        let (wanted, seen) = (expected.screen.texts, screen.texts)
        guard wanted.sorted() == seen.sorted(),
            let (upper, lower) = zip(wanted, seen).first(where: { $0 != $1 }),
            !seen.contains(inOrder: [upper, lower])
        else { return nil }
        return Aspect(
            expected: "\(quoted(upper)) above \(quoted(lower))",
            seen: "\(quoted(lower)) above \(quoted(upper))",
            step: "I see \(list([upper, lower])) from top to bottom")
    }

    private func feedbackStep(_ texts: [String]) -> String {
        guard let last = texts.last else { return "the server received no feedback" }
        return texts.count == feedback.count
            ? "the server received the feedback \(quoted(last))"
            : "the server received \(texts.count) feedback"
    }
}

extension Snapshot.Element {
    /// A step that holds for this element and not for another one in its place.
    fileprivate func step(unlike other: Snapshot.Element) -> String? {
        switch (self, other) {
        case (.label(let text), _):
            return "I see the text \(quoted(text))"
        case (.field(let name, let text, let isEnabled), .field(_, let otherText, _)):
            return text == otherText
                ? enabledStep(name, isEnabled) : "\(quoted(name)) reads \(quoted(text))"
        case (.button(let title, let isEnabled), _):
            return enabledStep(title, isEnabled)
        case (.table(let count, let first, let rows), .table(let otherCount, _, let otherRows)):
            if count != otherCount { return "I see \(count) rows" }
            return zip(rows, otherRows).enumerated().first { $1.0 != $1.1 }.map { index, rows in
                "row \(first + index + 1) reads \(quoted(rows.0.title)) and "
                    + quoted(rows.0.subtitle)
            }
        default:
            return nil
        }
    }

    private func enabledStep(_ name: String, _ isEnabled: Bool) -> String {
        "\(quoted(name)) is \(isEnabled ? "enabled" : "disabled")"
    }
}

/// A text in quotes, as steps have it.
private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

private func list(_ texts: [String]) -> String {
    texts.isEmpty ? "none" : texts.map(quoted).joined(separator: ", ")
}
