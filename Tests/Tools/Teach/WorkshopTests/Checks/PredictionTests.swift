import Testing
import Trials
@testable import Traces

@testable import Workshop

@Suite("Predictions")
struct PredictionTests {
    private static let answer = """
        # A tap

        - Step: I tap "Send"
        - Feature: scenarios/feedback.feature

        ## MVP
        - Roles: ViewController, Presenter
        - Messages: 7

        """

    @Test("The answer is read, and the learner's form is without it")
    func form() throws {
        let answer = try Prediction(Self.answer, path: "answer.md")
        #expect(answer.step == "I tap \"Send\"")
        #expect(answer.parts["MVP"]?.roles == ["ViewController", "Presenter"])
        #expect(answer.parts["MVP"]?.messages == 7)
        let form = try Prediction(Prediction.form(from: Self.answer), path: "prediction.md")
        #expect(form.step == answer.step)
        #expect(form.parts["MVP"]?.roles == nil)
        #expect(form.parts["MVP"]?.messages == nil)
    }

    @Test("The roles and the number of messages are compared with the trace")
    func check() throws {
        #expect(try result() == .passed)
        let fewer = try result(Self.answer.replacing("Messages: 7", with: "Messages: 6"))
        #expect(fewer.failure?.next.contains("the number of messages differs") == true)
        let others = try result(Self.answer.replacing("Presenter", with: "Navigation"))
        #expect(others.failure?.next.contains("the roles differ") == true)
        let both = try result(
            Self.answer.replacing("Presenter", with: "Navigation").replacing("7", with: "8"))
        #expect(both.failure?.next.contains("the roles and the number") == true)
        let form = try result(Prediction.form(from: Self.answer))
        #expect(form.failure?.observed == "nothing yet")
    }

    @Test("Roles may be spelled as people do, and what is no role is asked again")
    func spelling() throws {
        func roles(_ text: String) throws -> CheckResult {
            try result(
                Self.answer.replacing("Roles: ViewController, Presenter", with: "Roles: " + text))
        }
        #expect(try roles("view controllers, presenter") == .passed)
        #expect(try roles("View-Controller, PRESENTERS") == .passed)
        let unknown = try roles("ViewController, Presentor")
        #expect(unknown.failure?.next == "fill in Roles and Messages in prediction.md")
        #expect(
            unknown.failure?.observed
                == "\"Presentor\", which is no role; did you mean \"Presenter\"?")
    }

    @Test("A scenario that fails, or can't be recorded, is an error of the exercise")
    func noRecording() throws {
        let failing = Trace(architecture: "MVP", steps: [], failure: "the toast is missing")
        let error = #expect(throws: FileError.self) { try result { _, _ in failing } }
        #expect(error?.path == "scenarios/feedback.feature")
        #expect(error?.seen.contains("the toast is missing") == true)
        #expect(throws: FileError.self) { try result { _, _ in throw CancellationError() } }
    }

    /// A step with six messages to the presenter and one to the services, which are no role.
    private static let trace: StepRecorder = { prediction, architecture in
        let sent =
            Array(repeating: call(of: "Presenter"), count: 6) + [call(of: "Services", .services)]
        let step = Trace.Step(
            text: prediction.step, calls: [call(of: "ViewController", .panel, sent)])
        return Trace(architecture: architecture, steps: [step], failure: nil)
    }

    private static func call(
        of name: String, _ group: Participant.Group = .panel, _ calls: [RecordedCall] = []
    ) -> RecordedCall {
        RecordedCall(
            participant: Participant(name, group: group), module: "MVP", function: "\(name).send()",
            place: nil,
            calls: calls)
    }

    private func result(
        _ text: String = answer, record: @escaping StepRecorder = trace
    ) throws -> CheckResult {
        try Prediction(text, path: "prediction.md").result(in: "MVP", record: record)
    }
}
