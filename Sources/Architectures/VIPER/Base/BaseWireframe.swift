import Services

/// What a wireframe has whose module leads somewhere: the services its module works with, and the application
/// wireframe, which it does not keep alive. Where several modules lead stands here.
class BaseWireframe {
    private(set) weak var application: (any RouteFollower)?
    let services: AppServices

    init(application: any RouteFollower, services: AppServices) {
        self.application = application
        self.services = services
    }

    func showLogin() {
        application?.follow(.root(.login))
    }

    func showArticle(_ article: Article) {
        application?.follow(.push(.article(article)))
    }
}
