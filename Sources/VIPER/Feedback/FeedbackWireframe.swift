import PocketUI
import Services

final class FeedbackWireframe: BaseWireframe, ModuleWireframe, FeedbackWireframeInput {
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
