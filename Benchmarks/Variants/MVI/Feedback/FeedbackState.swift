import AppContract
import Services

struct FeedbackState: Equatable {
    var draft = FeedbackDraft()
    var isLoading = false

    var text: String { draft.text }
    var counter: String { Texts.counter(for: draft.text) }
}
