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
        sendButton.addTarget(self) { $0.viewModel.submit() }
        bindViewModel()
    }

    private func bindViewModel() {
        viewModel.status.bind(to: self)
        viewModel.text.bind(twoWayTo: textField)
        viewModel.counter.bind(to: self) { $0.counterLabel.text = $1 }
        viewModel.canSend.bind(to: self) { $0.sendButton.isEnabled = $1 }
    }
}
