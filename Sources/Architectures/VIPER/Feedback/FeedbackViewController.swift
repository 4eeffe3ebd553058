import AppContract
import PocketUI

final class FeedbackViewController: ViewController {
    private let textField = TextField(placeholder: Texts.feedback)
    private let counterLabel = Label()
    private let sendButton = Button(title: Texts.send)
    private let output: any FeedbackViewOutput

    init(output: any FeedbackViewOutput) {
        self.output = output
    }

    override func viewDidLoad() {
        view.addSubview(textField)
        view.addSubview(counterLabel)
        view.addSubview(sendButton)
        textField.addTarget(self) { $0.output.didEdit($0.textField.text) }
        sendButton.addTarget(self) { $0.output.didTapSend() }
        output.viewDidLoad()
    }
}

extension FeedbackViewController: FeedbackViewInput {
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
