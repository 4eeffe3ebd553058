import PocketUI
import Services

final class FeedbackWireframe: BaseWireframe, FeedbackWireframeInput {
    func assemble() -> ViewController {
        let interactor = FeedbackInteractor(feedback: services.feedback)
        let presenter = FeedbackPresenter(interactor: interactor, wireframe: self)
        let view = FeedbackViewController(output: presenter)
        presenter.view = view
        interactor.output = presenter
        return view
    }

    func showLogin() { application?.setRoot(.login) }
}
