import Services

enum FeedbackEffect: Equatable {
    case send(String)
    case showToast(String)
}

final class FeedbackEffects: Effects {
    private let feedback: any FeedbackService
    private weak var navigator: Navigator?
    private let sending = LatestTask()

    init(feedback: any FeedbackService, navigator: Navigator?) {
        self.feedback = feedback
        self.navigator = navigator
    }

    func perform(_ effect: FeedbackEffect, for store: Store<FeedbackReducer>) {
        switch effect {
        case .send(let text): send(text, for: store)
        case .showToast(let text): navigator?.showToast(text)
        }
    }

    private func send(_ text: String, for store: Store<FeedbackReducer>) {
        sending.start { [weak store, feedback] in
            do throws(ServiceError) {
                try await feedback.send(text)
                store?.send(.sent(text))
            } catch {
                store?.send(.failed(error))
            }
        }
    }
}
