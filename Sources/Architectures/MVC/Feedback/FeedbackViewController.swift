import AppContract
import PocketUI
import Services

final class FeedbackViewController: ViewController {
    private let textField = TextField(placeholder: Texts.feedback)
    private let counterLabel = Label()
    private let sendButton = Button(title: Texts.send)

    private let feedback: any FeedbackService
    private var draft = FeedbackDraft() {
        didSet { updateCounter() }
    }
    private var isLoading = false {
        didSet {
            sendButton.isEnabled = !isLoading
            if isLoading { showLoading() } else { hideLoading() }
        }
    }
    private let sending = LatestTask()

    init(feedback: any FeedbackService) {
        self.feedback = feedback
    }

    override func viewDidLoad() {
        view.addSubview(textField)
        view.addSubview(counterLabel)
        view.addSubview(sendButton)
        textField.addTarget(self) { $0.draft.text = $0.textField.text }
        sendButton.addTarget(self) { $0.submit() }
        updateCounter()
    }

    private func updateCounter() {
        counterLabel.text = Texts.counter(for: draft.text)
    }

    private func submit() {
        if isLoading { return }
        switch draft.objection {
        case .blank: showToast(Texts.feedbackIsBlank)
        case .tooLong: showToast(Texts.feedbackIsTooLong)
        case nil: send(draft.text)
        }
    }

    private func send(_ text: String) {
        isLoading = true
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
        if draft.text == sent {
            draft.text = ""
            textField.text = ""
        }
        isLoading = false
        showToast(Texts.feedbackSent)
    }

    private func didFail(_ error: ServiceError) {
        isLoading = false
        // Say nothing if the session has ended, because that has its own toast.
        if error != .sessionEnded { showToast(Texts.feedbackFailed) }
    }
}
