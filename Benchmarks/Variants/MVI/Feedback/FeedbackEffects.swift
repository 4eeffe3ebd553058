import Services

enum FeedbackEffect: Equatable {
    case send(String)
    case showToast(String)
}

final class FeedbackEffects: Effects {
    private let feedback: any FeedbackService
    private weak let navigation: (any Navigation)?
    private let sendTask = LatestTask()

    init(feedback: any FeedbackService, navigation: any Navigation) {
        self.feedback = feedback
        self.navigation = navigation
    }

    func perform(_ effect: FeedbackEffect, send: @escaping (FeedbackIntent) -> Void) {
        switch effect {
        case .send(let text):
            sendTask.start(sending: send, failed: FeedbackIntent.failed) {
                [feedback] () throws(ServiceError) in
                try await feedback.send(text)
                return .sent(text)
            }
        case .showToast(let text): navigation?.showToast(text)
        }
    }
}
