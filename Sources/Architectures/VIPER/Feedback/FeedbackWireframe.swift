import PocketUI
import Services

/// Feedback leads to no other screen, so its wireframe only assembles the module.
enum FeedbackWireframe {
    static func assemble(services: AppServices) -> ViewController {
        let interactor = FeedbackInteractor(feedback: services.feedback)
        let presenter = FeedbackPresenter(interactor: interactor)
        let view = FeedbackViewController(output: presenter)
        presenter.view = view
        interactor.output = presenter
        return view
    }
}
