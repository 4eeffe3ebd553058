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
        - Messages to the toolkit: 2
        - Other messages: 7

        """

    @Test("The answer is read, and the learner's form is without it")
    func form() throws {
        let answer = try Prediction(Self.answer, path: "answer.md")
        #expect(answer.step == "I tap \"Send\"")
        #expect(answer.parts["MVP"]?.roles == ["ViewController", "Presenter"])
        #expect(answer.parts["MVP"]?.numbers == [.toolkit: 2, .others: 7])
        let form = try Prediction(Prediction.form(from: Self.answer), path: "prediction.md")
        #expect(form.step == answer.step)
        #expect(form.parts["MVP"]?.roles == nil)
        #expect(form.parts["MVP"]?.numbers == [:])
    }

    @Test("Roles are compared before numbers, and no failure says in which direction they differ")
    func check() throws {
        func next(_ old: String, _ new: String) throws -> String? {
            try result(Self.answer.replacing(old, with: new)).failure?.next
        }
        #expect(try result() == .passed)
        let roles = "predict the roles for MVP again"
        #expect(try next(", Presenter\n", "\n") == roles)
        #expect(try next("Presenter\n", "Presenter, View\n") == roles)
        #expect(
            try next(
                "Presenter\n- Messages to the toolkit: 2", "View\n- Messages to the toolkit: 3")
                == roles)
        let count = "list \"Messages to the toolkit\" one by one, and count again"
        #expect(try next("toolkit: 2", "toolkit: 1") == count)
        #expect(try next("toolkit: 2", "toolkit: 3") == count)
        let failure = try #require(
            try result(Self.answer.replacing("messages: 7", with: "messages: 8")).failure)
        #expect(failure.next == "list \"Other messages\" one by one, and count again")
        #expect(
            failure.expected.hasSuffix(
                "; one of them: ViewController calls `Services.send()` of Services"))
        #expect(
            try next("messages: 7", "messages: ?")
                == "the roles are right; fill in \"Other messages\" in prediction.md")
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
        #expect(unknown.failure?.next == "fill in Roles in prediction.md")
        #expect(
            unknown.failure?.observed
                == "\"Presentor\", which is not a role; did you mean \"Presenter\"?")
        #expect(
            unknown.failure?.expected
                == "your prediction for MVP, whose files end in Presenter, View, ViewController")
    }

    @Test("A scenario that fails, or can't be recorded, is an error of the exercise")
    func noRecording() throws {
        let failing = Trace(architecture: "MVP", steps: [], failure: "the toast is missing")
        let error = #expect(throws: FileError.self) { try result { _, _ in failing } }
        #expect(error?.path == "scenarios/feedback.feature")
        #expect(error?.seen.contains("the toast is missing") == true)
        #expect(throws: FileError.self) { try result { _, _ in throw CancellationError() } }
    }

    /// A step with two messages to the toolkit, six to the presenter and one to the services, which are no role.
    private static let trace: StepRecorder = { prediction, architecture in
        let sent =
            Array(repeating: call(of: "Presenter"), count: 6) + [call(of: "Services", .services)]
            + Array(repeating: call(of: "PocketUI", .toolkit), count: 2)
        let step = Trace.Step(
            text: prediction.step, calls: [call(of: "ViewController", .architecture, sent)])
        return Trace(architecture: architecture, steps: [step], failure: nil)
    }

    private static func call(
        of name: String, _ group: Participant.Group = .architecture, _ calls: [RecordedCall] = []
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
