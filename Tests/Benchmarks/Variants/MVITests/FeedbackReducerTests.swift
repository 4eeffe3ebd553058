import AppContract
import Services
import Testing

@testable import MVI

@Suite("MVI: feedback, the reducer")
struct FeedbackReducerTests {
    private static let written = FeedbackState(draft: FeedbackDraft(text: "Nice"))
    private static let waiting = FeedbackState(draft: written.draft, isLoading: true)

    @Test("An edit changes the draft and its counter, also while feedback is being sent")
    func edited() {
        for state in [FeedbackState(), Self.written, Self.waiting] {
            FeedbackReducer.expect(.edited("Nice 👍🏽"), in: state) { $0.draft.text = "Nice 👍🏽" }
        }
        #expect(FeedbackState().counter == "0/280")
        #expect(FeedbackState(draft: FeedbackDraft(text: "Nice 👍🏽")).counter == "6/280")
    }

    @Test("Blank text is not sent", arguments: ["", "   ", " \n\t"])
    func blank(text: String) {
        let state = FeedbackState(draft: FeedbackDraft(text: text))
        FeedbackReducer.expect(.tappedSend, in: state, asks: [.showToast(Texts.feedbackIsBlank)])
    }

    @Test("Text of 280 characters is sent, one more is not")
    func limit() {
        let longest = String(repeating: "é", count: 280)
        FeedbackReducer.expect(
            .tappedSend, in: FeedbackState(draft: FeedbackDraft(text: longest)),
            asks: [.send(longest)]
        ) { $0.isLoading = true }
        FeedbackReducer.expect(
            .tappedSend, in: FeedbackState(draft: FeedbackDraft(text: longest + "!")),
            asks: [.showToast(Texts.feedbackIsTooLong)])
    }

    @Test("While feedback is being sent, a second tap does nothing")
    func tappedTwice() {
        FeedbackReducer.expect(.tappedSend, in: Self.waiting)
    }

    @Test("Success clears the draft, unless it has been edited meanwhile")
    func sent() {
        let toast = FeedbackEffect.showToast(Texts.feedbackSent)
        FeedbackReducer.expect(.sent("Nice"), in: Self.waiting, asks: [toast]) {
            $0 = FeedbackState()
        }
        FeedbackReducer.expect(.sent("Old"), in: Self.waiting, asks: [toast]) {
            $0.isLoading = false
        }
    }

    @Test(
        "A failure says so, unless the session has ended, and keeps the draft",
        arguments: ServiceError.failures)
    func failed(error: ServiceError) {
        let toast = FeedbackEffect.showToast(Texts.feedbackFailed)
        FeedbackReducer.expect(
            .failed(error), in: Self.waiting, asks: error == .sessionEnded ? [] : [toast]
        ) { $0.isLoading = false }
    }
}
