import Services

/// What a wireframe has whose module reports something: the services its module works with, and somebody to
/// report to, whom it does not keep alive. What several modules report stands here.
class BaseWireframe {
    private(set) weak var receiver: (any MessageReceiver)?
    let services: AppServices

    init(receiver: any MessageReceiver, services: AppServices) {
        self.receiver = receiver
        self.services = services
    }

    func showArticle(_ article: Article) {
        receiver?.receive(.didChooseArticle(article))
    }

    func sessionDidEnd() {
        receiver?.receive(.sessionDidEnd)
    }
}
