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
        Trace.Step(text: "", calls: [call("Person", "tap", calls)])
    }

    private let questions = StepQuestion.all(on: [
        ("MVC", step([call("ViewController", "submit()", [call("PocketUI", "text.setter")])])),
        (
            "MVP",
            step([
                call(
                    "ViewController", "didTap()",
                    [call("Presenter", "submit()", [call("ViewController", "disable()")])])
            ])
        ),
    ])

    @Test("They ask who takes part, who calls what, and how often; the recording answers")
    func all() {
        #expect(
            questions.map { $0.map(\.text) } == [
                ["Which roles take part in MVC?", "Which roles take part in MVP?"],
                [
                    "Who sets `text` in MVC?", "Who calls `disable()` in MVP?",
                    "Who calls `submit()` in MVP?",
                ],
                ["How many messages does MVC send?", "How many messages does MVP send?"],
            ])
        #expect(
            questions.map { $0.map(\.answer) } == [
                [["ViewController"], ["ViewController", "Presenter"]],
                [["ViewController"], ["Presenter"], ["ViewController"]], [["2"], ["3"]],
            ])
        #expect(questions[0][0].choices == ["ViewController", "Presenter"])
        #expect(questions[2][0].choices.isEmpty)
        #expect(StepQuestion.all(on: [("MVC", Trace.Step(text: "", calls: []))]).isEmpty)
        // Nobody with a role takes part, so only the number is asked for.
        #expect(
            StepQuestion.all(on: [("MVC", Self.step([Self.call("PocketUI", "a()")]))]).count == 1)
    }

    @Test("All that is right is the answer, spelled as people do")
    func judged() {
        let roles = questions[0][1]
        #expect(roles.isAnswered(by: ["presenters", "view controller"]))
        #expect(!roles.isAnswered(by: ["Presenter"]))
        #expect(!roles.isAnswered(by: ["Presenter", "ViewController", "View"]))
        #expect(questions[2][1].isAnswered(by: ["3"]))
        #expect(!questions[2][1].isAnswered(by: ["2"]))
    }
}
