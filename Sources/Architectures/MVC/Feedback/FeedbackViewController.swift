import AppContract
import PocketUI
import Services

final class FeedbackViewController: ViewController {
    private let textField = TextField(placeholder: Texts.feedback)
    private let counterLabel = Label()
    private let sendButton = Button(title: Texts.send)

    private weak var root: RootViewController?
    private let feedback: any FeedbackService
    private var isSending = false
    private let sending = LatestTask()

    init(root: RootViewController, services: AppServices) {
        self.root = root
        feedback = services.feedback
    }

    override func viewDidLoad() {
        view.addSubview(textField)
        view.addSubview(counterLabel)
        view.addSubview(sendButton)
        textField.addTarget(self) { $0.updateCounter() }
        sendButton.addTarget(self) { $0.submit() }
        updateCounter()
    }

    private func updateCounter() {
        counterLabel.text = Texts.counter(for: textField.text)
    }

    private func submit() {
        if isSending { return }
        if let objection { showToast(objection) } else { send(textField.text) }
    }

    /// Why the text cannot be sent; nil if it can.
    private var objection: String? {
        let text = textField.text
        if text.allSatisfy(\.isWhitespace) { return Texts.feedbackIsBlank }
        if text.count > Feedback.limit { return Texts.feedbackIsTooLong }
        return nil
    }

    private func send(_ text: String) {
        isSending = true
        sendButton.isEnabled = false
        showLoading()
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
        endSending()
        if textField.text == sent {
            textField.text = ""
            updateCounter()
        }
        showToast(Texts.feedbackSent)
    }

    private func didFail(_ error: ServiceError) {
        endSending()
        if error == .sessionEnded {
            root?.show(error)
        } else {
            showToast(Texts.feedbackFailed)
        }
    }

    private func endSending() {
        isSending = false
        sendButton.isEnabled = true
        hideLoading()
    }
}
