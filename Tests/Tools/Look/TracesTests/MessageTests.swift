import Testing

@testable import Traces

@Suite("Messages")
struct MessageTests {
    private func call(
        _ participant: String, _ function: String, by name: String? = nil,
        _ calls: [RecordedCall] = []
    ) -> RecordedCall {
        RecordedCall(
            participant: Participant(participant), module: "MVP", function: function, place: nil,
            byProtocol: name, calls: calls)
    }

    @Test("A message goes from one participant to another, or crosses a protocol")
    func messages() {
        let calls = [
            call(
                "Person", "tap",
                [
                    call(
                        "View", "didTap",
                        [
                            call(
                                "Presenter", "submit",
                                [
                                    call(
                                        "Presenter", "send",
                                        [call("View", "show", by: "FeedbackView")]),
                                    call("Presenter", "receive", by: "Receiver"),
                                ])
                        ])
                ])
        ]
        #expect(
            calls.messages.map { "\($0.sender.name) \($0.receiver.name) \($0.call.function)" } == [
                "Person View didTap", "View Presenter submit", "Presenter View show",
                "Presenter Presenter receive",
            ])
        #expect(calls.messages.map(\.call.byProtocol) == [nil, nil, "FeedbackView", "Receiver"])
    }

    @Test("Equal calls in a row are shown once, at any depth")
    func folding() {
        let row = call("View", "row", [call("Presenter", "row"), call("Presenter", "row")])
        let folded = [call("Person", "look", [row, row, row, call("View", "end"), row])].folded
        #expect(
            folded.path() == """
                look
                  row ×3
                    row ×2
                  end
                  row
                    row ×2
                """)
        #expect(folded.folded == folded)
        #expect(folded.messages.map(\.call.times) == [3, 6, 1, 1, 2])
        #expect(folded.messages.total == 13)
    }

    @Test("A deinit is no message, but what it calls may be")
    func deinitializer() {
        let end = call(
            "Presenter", "NewsPresenter.deinit", by: "NewsPresenting", [call("Services", "cancel")])
        let messages = [call("Person", "tap", [end])].messages
        #expect(messages.map(\.call.function) == ["cancel"])
    }
}
