import Testing

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

    @Test("What is no prediction is an error with its line")
    func damaged() {
        let text = Self.answer.replacing("Messages: 7", with: "Messages: many")
        let error = #expect(throws: WorkshopError.self) {
            try Prediction(text, path: "prediction.md")
        }
        #expect(
            error?.description
                == "prediction.md:6: saw \"Messages: many\"; expected a whole number; write how many "
                + "messages are sent")
    }
}
