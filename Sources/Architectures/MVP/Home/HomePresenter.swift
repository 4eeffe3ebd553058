import Services

protocol HomePresenterDelegate: AnyObject {
    func didLogOut()
}

/// The screen itself never changes, so this presenter needs no view.
final class HomePresenter {
    let news: NewsPresenter
    let feedback: FeedbackPresenter
    private let authentication: any AuthenticationService
    private weak let delegate: (any HomePresenterDelegate)?

    init(services: AppServices, delegate: any HomePresenterDelegate) {
        news = NewsPresenter(news: services.news, clock: services.clock)
        feedback = FeedbackPresenter(feedback: services.feedback)
        authentication = services.authentication
        self.delegate = delegate
    }

    func didTapLogOut() {
        authentication.logOut()
        delegate?.didLogOut()
    }
}
