import AppContract
import Services

final class FeedbackViewModel {
    let text = Observable("")
    let counter: ObservableValue<String>
    /// False while feedback is being sent.
    let canSend: ObservableValue<Bool>
    let status = Status()

    private let feedback: any FeedbackService
    private let navigation: FeedbackNavigation
    private let sending = LatestTask()

    init(feedback: any FeedbackService, navigation: FeedbackNavigation) {
        self.feedback = feedback
        self.navigation = navigation
        counter = text.map { Texts.counter(for: $0) }
        canSend = status.isLoading.map { !$0 }
    }

    func submit() {
        guard canSend.value else { return }
        if let objection { status.toast.send(objection) } else { send(text.value) }
    }

    /// Why the text cannot be sent; nil if it can.
    private var objection: String? {
        if text.value.allSatisfy(\.isWhitespace) { return Texts.feedbackIsBlank }
        if text.value.count > Feedback.limit { return Texts.feedbackIsTooLong }
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
        if text.value == sent { text.value = "" }
        status.toast.send(Texts.feedbackSent)
    }

    private func didFail(_ error: ServiceError) {
        status.setLoading(false)
        if error == .sessionEnded {
            status.show(error)
            navigation.showLogin()
        } else {
            status.toast.send(Texts.feedbackFailed)
        }
    }
}
