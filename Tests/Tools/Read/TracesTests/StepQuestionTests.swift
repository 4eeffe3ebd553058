import Testing

@testable import Traces

@Suite("Questions on a step")
struct StepQuestionTests {
    private static func call(
        _ participant: String, _ function: String, _ calls: [RecordedCall] = []
    ) -> RecordedCall {
        RecordedCall(
            participant: participant == "Person" ? .person : Participant(participant),
            module: "MVP", function: function, place: nil, calls: calls)
    }

    private static func step(_ calls: [RecordedCall]) -> Trace.Step {
        var number = 0
        return Trace.Step(text: "", calls: numbered([call("Person", "tap", calls)], from: &number))
    }

    private static func numbered(
        _ calls: [RecordedCall], from number: inout Int
    ) -> [RecordedCall] {
        calls.map { call in
            var call = call
            // The recording has entries that are not shown.
            call.entry = RecordedCall.Entry(index: number * 2)
            number += 1
            call.calls = numbered(call.calls, from: &number)
            return call
        }
    }

    private static let disable = RecordedCall(
        participant: Participant("PocketUI", group: .toolkit), module: "PocketUI", type: "Control",
        function: "Control.isEnabled.setter", place: nil,
        site: RecordedCall.Site(lines: [1], receiver: "sendButton"))
    private static let toast = RecordedCall(
        participant: Participant("PocketUI", group: .toolkit), module: "PocketUI",
        type: "ViewController", function: "ViewController.showToast(_:)", place: nil)
    private static let send = RecordedCall(
        participant: Participant("Services", group: .services), module: "Services",
        type: "RemoteFeedbackService", function: "RemoteFeedbackService.send(_:)", place: nil)

    private let questions = StepQuestion.all(on: [
        ("MVC", step([call("ViewController", "submit()", [disable, send, toast])])),
        (
            "MVP",
            step([
                call(
                    "ViewController", "didTap()",
                    [
                        call(
                            "Presenter", "submit()",
                            [send, call("ViewController", "disable()", [disable]), toast])
                    ])
            ])
        ),
        (
            "VIPER",
            step([
                call(
                    "Presenter", "didTap()",
                    [
                        call(
                            "Interactor", "submit()",
                            [
                                send, call("Presenter", "disable()", [disable]),
                                call("Presenter", "didSend()", [toast]),
                            ])
                    ])
            ])
        ),
    ])

    @Test("They can be answered by thinking, and the recording says what is right")
    func all() {
        #expect(
            questions.prefix(3).map { $0.map(\.text) } == [
                ["In which of them does the view controller call the service?"],
                ["MVP", "VIPER"].map { "Who decides in \($0) whether `sendButton` is enabled?" },
                ["MVP", "VIPER"].map { "Who chooses the text of the toast in \($0)?" },
            ])
        #expect(
            questions.prefix(4).map { $0.map(\.answer) } == [
                [["MVC"]], [["Presenter"], ["Interactor"]], [["Presenter"], ["Presenter"]],
                [["ViewController", "Presenter"], ["Presenter", "Interactor"]],
            ])
        #expect(questions[0][0].choices == ["MVC", "MVP", "VIPER"])
        #expect(questions[4].map(\.text).contains("Who calls `disable()` in MVP?"))
        #expect(StepQuestion.all(on: [("MVC", Trace.Step(text: "", calls: []))]).isEmpty)
        #expect(StepQuestion.all(on: []).isEmpty)
    }

    @Test("The proof is the call that decides or, of a service, the one that calls it")
    func proof() {
        #expect(
            questions.prefix(4).map { $0.map { $0.proof.map { "\($0.architecture) \($0.call)" } } }
                == [["MVC 1"], ["MVP 2", "VIPER 2"], ["MVP 2", "VIPER 6"], [nil, nil]])
        let caller = questions[4].first { $0.text == "Who calls `disable()` in MVP?" }
        #expect(caller?.proof == .init(architecture: "MVP", call: 4))
    }

    @Test("On offer are the roles of the architecture that can be right, and no others")
    func choices() {
        let choices = [
            ["ViewController", "View", "Presenter"],
            ["ViewController", "Presenter", "Interactor", "Wireframe"],
        ]
        #expect(questions[1].map(\.choices) == choices)
        #expect(questions[3].map(\.choices) == choices)
    }

    @Test("All that is right is the answer, spelled as people do")
    func judged() {
        let roles = questions[3][0]
        #expect(roles.isAnswered(by: ["presenters", "view controller"]))
        #expect(!roles.isAnswered(by: ["Presenter"]))
        #expect(!roles.isAnswered(by: ["Presenter", "ViewController", "View"]))
        let number = StepQuestion.number(of: Self.step([Self.send]).messages, of: "MVC")
        #expect(number.isAnswered(by: ["1"]))
        #expect(!number.isAnswered(by: ["2"]))
    }
}
