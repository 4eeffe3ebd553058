import AppContract
import PocketUI

final class FeedbackViewController: ViewController {
    private let textField = TextField(placeholder: Texts.feedback)
    private let counterLabel = Label()
    private let sendButton = Button(title: Texts.send)
    private let viewModel: FeedbackViewModel

    init(viewModel: FeedbackViewModel) {
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        view.addSubview(textField)
        view.addSubview(counterLabel)
        view.addSubview(sendButton)
        textField.addTarget(self) { $0.viewModel.text = $0.textField.text }
        sendButton.addTarget(self) { $0.viewModel.submit() }
        showToasts(of: viewModel.status)
        setNeedsUpdateProperties()
    }

    override func updateProperties() {
        super.updateProperties()
        isLoading = viewModel.status.isLoading
        textField.show(viewModel.text)
        counterLabel.text = viewModel.counter
        sendButton.isEnabled = viewModel.canSend
    }
}
