import AppContract
import PocketUI

final class FeedbackViewController: ViewController {
    private let textField = TextField(placeholder: Texts.feedback)
    private let counterLabel = Label()
    private let sendButton = Button(title: Texts.send)
    private let store: Store<FeedbackReducer>

    init(store: Store<FeedbackReducer>) {
        self.store = store
    }

    override func viewDidLoad() {
        view.addSubview(textField)
        view.addSubview(counterLabel)
        view.addSubview(sendButton)
        textField.addTarget(self) { $0.store.send(.edited($0.textField.text)) }
        sendButton.addTarget(self) { $0.store.send(.tappedSend) }
        store.render(on: self) { $0.render($1) }
    }

    private func render(_ state: FeedbackState) {
        textField.show(state.text)
        counterLabel.text = state.counter
        sendButton.isEnabled = !state.isLoading
        isLoading = state.isLoading
    }
}
