import AppContract
import PocketUI
import ServiceDoubles
import Services
import Testing

@testable import MVC

@Suite("MVC: feedback")
struct FeedbackViewControllerTests {
    private let feedback = FeedbackServiceStub()
    private let window = Window()
    private let person: Person

    init() {
        person = Person(at: window)
        window.show(FeedbackViewController(feedback: feedback))
    }

    private func send(_ text: String) throws {
        try person.type(text, into: Texts.feedback)
        try person.tap(Texts.send)
    }

    // MARK: The text

    @Test("The counter follows the text")
    func counter() throws {
        #expect(person.sees("0/280"))
        try person.type("Nice", into: Texts.feedback)
        #expect(person.sees("4/280"))
    }

    @Test("Blank text is not sent", arguments: ["", " \n"])
    func blank(text: String) throws {
        try send(text)
        #expect(window.toast == Texts.feedbackIsBlank)
        #expect(feedback.texts.questions.isEmpty)
        #expect(!window.isLoading)
    }

    @Test("Text of more than 280 characters is not sent")
    func tooLong() throws {
        try send(String(repeating: "a", count: 281))
        #expect(window.toast == Texts.feedbackIsTooLong)
        #expect(feedback.texts.questions.isEmpty)
        #expect(!window.isLoading)
    }

    @Test("The text is sent as it is, with its white space")
    func asItIs() throws {
        try send(" Nice\n")
        #expect(feedback.texts.questions == [" Nice\n"])
    }

    // MARK: Sending

    @Test("While sending, loading is shown and the button is disabled")
    func sending() throws {
        try send("Nice")
        #expect(window.isLoading)
        #expect(try !person.isEnabled(Texts.send))
    }

    @Test("A second tap while sending sends nothing")
    func secondTap() throws {
        try send("Nice")
        try person.tryToTap(Texts.send)
        #expect(feedback.texts.questions == ["Nice"])
    }

    // MARK: Answers

    @Test("Success says thanks and clears the field")
    func success() async throws {
        try send("Nice")
        await feedback.texts.answer(1, with: .success(()))
        #expect(window.toast == Texts.feedbackSent)
        #expect(try person.text(of: Texts.feedback) == "")
        #expect(person.sees("0/280"))
        #expect(try person.isEnabled(Texts.send))
        #expect(!window.isLoading)
    }

    @Test("Success keeps what was written meanwhile")
    func writtenMeanwhile() async throws {
        try send("Nice")
        try person.type(", but", into: Texts.feedback)
        await feedback.texts.answer(1, with: .success(()))
        #expect(window.toast == Texts.feedbackSent)
        #expect(try person.text(of: Texts.feedback) == "Nice, but")
        #expect(person.sees("9/280"))
    }

    @Test(
        "After a failure the text is kept and can be sent again",
        arguments: [ServiceError.offline, .timedOut, .serverProblem, .unreadable])
    func failure(error: ServiceError) throws {
        feedback.texts.preset = .failure(error)
        try send("Nice")
        #expect(window.toast == Texts.feedbackFailed)
        #expect(try person.text(of: Texts.feedback) == "Nice")
        #expect(!window.isLoading)
        try person.tap(Texts.send)
        #expect(feedback.texts.questions == ["Nice", "Nice"])
    }

    // MARK: The end

    @Test("Sending that ends with its session says nothing")
    func sessionEnds() async throws {
        let app = AppInWindow()
        app.launch(isLoggedIn: true)
        try app.person.type("Nice", into: Texts.feedback)
        try app.person.tap(Texts.send)
        app.authentication.serverEndsSession()
        await app.feedback.texts.answer(1, with: .failure(.sessionEnded))
        #expect(app.window.toast == Texts.sessionEnded)
        #expect(app.titles == [Texts.logIn])
    }

    @Test("Sending is cancelled with its screen")
    func cancelled() async throws {
        weak let screen = window.topViewController
        try send("Nice")
        window.closeScreens()
        #expect(screen == nil)
        #expect(feedback.texts.cancelledCount == 1)
        await feedback.texts.settle()
        #expect(window.toast == nil)
    }
}
