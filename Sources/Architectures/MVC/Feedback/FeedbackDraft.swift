import Services

/// What a person is writing to the people who make the app.
struct FeedbackDraft {
    enum Objection {
        case blank
        case tooLong
    }

    var text = ""

    /// Why it can't be sent; nil if it can.
    var objection: Objection? {
        if text.allSatisfy(\.isWhitespace) { return .blank }
        if text.count > Feedback.limit { return .tooLong }
        return nil
    }
}
