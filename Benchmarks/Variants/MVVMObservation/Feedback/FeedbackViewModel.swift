import AppContract
import Observation
import Services

@Observable
final class FeedbackViewModel {
    var text = ""
    var counter: String { Texts.counter(for: text) }
    /// False while feedback is being sent.
    var canSend: Bool { !status.isLoading }
    let status = Status()

    private let feedback: any FeedbackService
    private let navigation: FeedbackNavigation
    private let sending = LatestTask()

    init(feedback: any FeedbackService, navigation: FeedbackNavigation) {
        self.feedback = feedback
        self.navigation = navigation
    }

    func submit() {
        guard canSend else { return }
        if let objection { status.toast.send(objection) } else { send(text) }
    }

    /// Why the text cannot be sent; nil if it can.
    private var objection: String? {
        if text.allSatisfy(\.isWhitespace) { return Texts.feedbackIsBlank }
        if text.count > Feedback.limit { return Texts.feedbackIsTooLong }
        return nil
    }

    private func send(_ text: String) {
        status.setLoading(true)
        sending.start { [weak self, feedback] in
            do throws(ServiceError) {
                try await feedback.send(text)
                self?.didSend(text)
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didSend(_ sent: String) {
        status.setLoading(false)
        if text == sent { text = "" }
        status.toast.send(Texts.feedbackSent)
    }

    private func didFail(_ error: ServiceError) {
        status.setLoading(false)
        if error == .sessionEnded {
            navigation.showLogin()
        } else {
            status.toast.send(Texts.feedbackFailed)
        }
    }
}
