/// The feedback that a person is writing.
package struct FeedbackDraft: Equatable, Sendable {
    /// Why a draft can't be sent.
    package enum Objection: Sendable {
        case blank
        case tooLong
    }

    /// The most characters that can be sent, as people count them.
    package static let limit = 280

    package var text: String

    package init(text: String = "") {
        self.text = text
    }

    /// Why the draft can't be sent; nil if it can.
    package var objection: Objection? {
        if text.allSatisfy(\.isWhitespace) { return .blank }
        if text.count > Self.limit { return .tooLong }
        return nil
    }
}
