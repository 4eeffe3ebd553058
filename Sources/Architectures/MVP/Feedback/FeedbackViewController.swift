import AppContract
import PocketUI

final class FeedbackViewController: BaseViewController {
    private let textField = TextField(placeholder: Texts.feedback)
    private let counterLabel = Label()
    private let sendButton = Button(title: Texts.send)

    private let presenter: FeedbackPresenter

    init(presenter: FeedbackPresenter) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        presenter.attach(self)
        view.addSubview(textField)
        view.addSubview(counterLabel)
        view.addSubview(sendButton)
        textField.addTarget(self) { $0.presenter.didEdit($0.textField.text) }
        sendButton.addTarget(self) { $0.presenter.didTapSend() }
        presenter.viewDidLoad()
    }
}

extension FeedbackViewController: FeedbackView {
    func showCounter(_ text: String) {
        counterLabel.text = text
    }

    func setSendEnabled(_ isEnabled: Bool) {
        sendButton.isEnabled = isEnabled
    }

    func clearText() {
        textField.text = ""
    }
}
