import PocketUI
import Services

final class FeedbackWireframe: ModuleWireframe, FeedbackWireframeInput {
    private weak var receiver: (any MessageReceiver)?
    private let services: AppServices

    init(receiver: any MessageReceiver, services: AppServices) {
        self.receiver = receiver
        self.services = services
    }

    func assemble() -> ViewController {
        FeedbackViewController { view in
            FeedbackPresenter(view: view, wireframe: self) { output in
                FeedbackInteractor(output: output, feedback: self.services.feedback)
            }
        }
    }

    func sessionDidEnd() {
        receiver?.receive(.sessionDidEnd, from: .feedback)
    }
}
