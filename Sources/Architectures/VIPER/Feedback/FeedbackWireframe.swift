import PocketUI
import Services

final class FeedbackWireframe: BaseWireframe, ModuleWireframe, FeedbackWireframeInput {
    func assemble() -> ViewController {
        let interactor = FeedbackInteractor(feedback: services.feedback)
        let presenter = FeedbackPresenter(interactor: interactor, wireframe: self)
        return FeedbackViewController(eventHandler: presenter)
    }
}
