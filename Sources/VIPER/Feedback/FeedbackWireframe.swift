import PocketUI
import Services

final class FeedbackWireframe: BaseWireframe, ModuleWireframe, FeedbackWireframeInput {
    func assemble() -> ViewController {
        FeedbackViewController { [services] view in
            FeedbackPresenter(view: view, wireframe: self) { output in
                FeedbackInteractor(output: output, feedback: services.feedback)
            }
        }
    }

    func sessionDidEnd() {
        receiver?.receive(.sessionDidEnd, from: .feedback)
    }
}
