import AppContract
import PocketUI
import Services

final class FeedbackViewController: ViewController {
    private let textField = TextField(placeholder: Texts.feedback)
    private let counterLabel = Label()
    private let sendButton = Button(title: Texts.send)

    private let services: AppServices
    private var draft = FeedbackDraft() {
        didSet { updateCounter() }
    }
    private var isSending = false {
        didSet {
            sendButton.isEnabled = !isSending
            if isSending { showLoading() } else { hideLoading() }
        }
    }
    private let sending = LatestTask()

    init(services: AppServices) {
        self.services = services
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
        if isSending { return }
        switch draft.objection {
        case .blank: showToast(Texts.feedbackIsBlank)
        case .tooLong: showToast(Texts.feedbackIsTooLong)
        case nil: send(draft.text)
        }
    }

    private func send(_ text: String) {
        isSending = true
        sending.start { [weak self, feedback = services.feedback] in
            do throws(ServiceError) {
                try await feedback.send(text)
                self?.didSend(text)
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didSend(_ sent: String) {
        isSending = false
        if draft.text == sent {
            draft.text = ""
            textField.text = ""
        }
        showToast(Texts.feedbackSent)
    }

    private func didFail(_ error: ServiceError) {
        isSending = false
        if error == .sessionEnded {
            navigationController?.show(error, services: services)
        } else {
            showToast(Texts.feedbackFailed)
        }
    }
}
