import AppContract
import PocketUI
import Services

final class FeedbackViewController: ViewController {
    private let textField = TextField(placeholder: Texts.feedback)
    private let counterLabel = Label()
    private let sendButton = Button(title: Texts.send)

    private let feedback: any FeedbackService
    private let sendTask = LatestTask()

    init(feedback: any FeedbackService) {
        self.feedback = feedback
    }

    override func viewDidLoad() {
        view.addSubview(textField)
        view.addSubview(counterLabel)
        view.addSubview(sendButton)
        textField.addTarget(self) { $0.updateCounter() }
        sendButton.addTarget(self) { $0.submit() }
        updateCounter()
    }

    override var isLoading: Bool {
        didSet { sendButton.isEnabled = !isLoading }
    }

    private func updateCounter() {
        counterLabel.text = Texts.counter(for: textField.text)
    }

    private func submit() {
        if isLoading { return }
        let draft = FeedbackDraft(text: textField.text)
        switch draft.objection {
        case .blank: showToast(Texts.feedbackIsBlank)
        case .tooLong: showToast(Texts.feedbackIsTooLong)
        case nil: send(draft.text)
        }
    }

    private func send(_ text: String) {
        isLoading = true
        sendTask.start { [weak self, feedback] in
            do throws(ServiceError) {
                try await feedback.send(text)
                self?.didSend(text)
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didSend(_ sent: String) {
        if textField.text == sent {
            textField.text = ""
            updateCounter()
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
