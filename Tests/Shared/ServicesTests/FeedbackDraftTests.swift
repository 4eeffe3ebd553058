import Services
import Testing

@Suite("A draft of feedback")
struct FeedbackDraftTests {
    @Test("Before anything is written it is blank")
    func nothingWritten() {
        #expect(FeedbackDraft().objection == .blank)
    }

    @Test(
        "White space alone is blank, line breaks too, even if it is too long",
        arguments: ["", "   ", " \n\t", String(repeating: " ", count: 281)])
    func blank(text: String) {
        #expect(FeedbackDraft(text: text).objection == .blank)
    }

    @Test("More than 280 characters are too many, as a person counts them")
    func tooLong() {
        #expect(FeedbackDraft(text: String(repeating: "👩‍👧", count: 281)).objection == .tooLong)
    }

    @Test("280 characters can be sent", arguments: ["e", "👩‍👧", "e\u{301}"])
    func justFits(character: String) {
        #expect(FeedbackDraft(text: String(repeating: character, count: 280)).objection == nil)
    }

    @Test("The objection follows the text")
    func followsText() {
        var draft = FeedbackDraft(text: " ")
        draft.text += "a"
        #expect(draft.objection == nil)
        draft.text = ""
        #expect(draft.objection == .blank)
    }
}
