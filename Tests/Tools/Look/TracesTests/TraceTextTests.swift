import CallRecording
import Console
import Testing

@testable import Traces

@Suite("Traces as they are printed")
struct TraceTextTests {
    private let traces = [
        Trace(
            architecture: "MVP",
            steps: [
                Trace.Step(
                    text: "I tap \"Send\"",
                    calls: [
                        call(
                            "Person", "Person.tap(_:)", 9,
                            [
                                call("Presenter", "FeedbackPresenter.submit()", 24),
                                call("Presenter", "FeedbackPresenter.submit()", 24),
                                call("View", "View.show()", 7, by: "FeedbackView"),
                            ])
                    ])
            ], failure: nil),
        Trace(architecture: "MVVM", steps: [], failure: "it failed"),
    ]

    private static func call(
        _ participant: String, _ function: String, _ line: Int, _ calls: [RecordedCall] = [],
        by name: String? = nil
    ) -> RecordedCall {
        RecordedCall(
            participant: Participant(participant), module: "MVP", function: function,
            place: SourcePlace(
                file: "Sources/Architectures/MVP/A.swift", firstLine: line, lastLine: line),
            byProtocol: name, site: RecordedCall.Site(lines: name == nil ? [] : [line + 20, 30]),
            calls: calls)
    }

    private func text(columns: String?) -> String {
        let environment = ["NO_COLOR": "1"].merging(columns.map { ["COLUMNS": $0] } ?? [:]) { $1 }
        return TraceText(of: traces, on: Terminal(environment: environment)).text
    }

    @Test("The same step of each stands together, with places in a column")
    func wide() {
        #expect(
            text(columns: nil) == """
                I tap "Send"

                MVP  3 messages between 3 participants
                  Person.tap(_:)                   Architectures/MVP/A.swift:9
                    FeedbackPresenter.submit() ×2  Architectures/MVP/A.swift:24
                    View.show() by FeedbackView    Architectures/MVP/A.swift:7, from line 27, 30

                MVVM  did not reach this step
                """)
    }

    @Test(
        "Where there is no room, places give way, then the ends of lines", arguments: [20, 34, 50])
    func narrow(columns: Int) {
        let lines = text(columns: String(columns)).split(separator: "\n")
            .filter { $0.hasPrefix("  ") }
        #expect(lines.count == 3)
        for line in lines { #expect(line.count <= columns) }
    }

    @Test("Diagrams are made of the messages")
    func diagrams() {
        #expect(
            traces.mermaid == """
                ### MVP: I tap "Send"

                ```mermaid
                sequenceDiagram
                    participant p0 as Person
                    participant p1 as Presenter
                    participant p2 as View
                    p0->>p1: FeedbackPresenter.submit() ×2
                    p0->>p2: View.show() by FeedbackView
                ```
                """)
    }

    @Test("A build that does not record says so")
    func notRecording() {
        #expect(!CallRecording.isAvailable)
        CallRecording.start()
        CallRecording.stop()
        #expect(CallRecording.step(text: "a").offsets.isEmpty)
    }
}
