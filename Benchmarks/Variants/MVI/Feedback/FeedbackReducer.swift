import AppContract
import Services

enum FeedbackReducer: Reducer {
    static func reduce(
        into state: inout FeedbackState, intent: FeedbackIntent
    ) -> [FeedbackEffect] {
        switch intent {
        case .edited(let text):
            state.draft.text = text
            return []
        case .tappedSend:
            return state.isLoading ? [] : send(&state)
        case .sent(let text):
            state.isLoading = false
            if state.draft.text == text { state.draft.text = "" }
            return [.showToast(Texts.feedbackSent)]
        case .failed(let error):
            state.isLoading = false
            // Say nothing if the session has ended, because that has its own toast.
            return error == .sessionEnded ? [] : [.showToast(Texts.feedbackFailed)]
        }
    }

    private static func send(_ state: inout FeedbackState) -> [FeedbackEffect] {
        switch state.draft.objection {
        case .blank: return [.showToast(Texts.feedbackIsBlank)]
        case .tooLong: return [.showToast(Texts.feedbackIsTooLong)]
        case nil:
            state.isLoading = true
            return [.send(state.draft.text)]
        }
    }
}
