import AppContract
import Services

final class ArticlePresenter: ArticleEventHandler {
    private weak var view: (any ArticleViewInput)?
    private let article: Article
    private let clock: any AppClock

    init(article: Article, clock: any AppClock) {
        self.article = article
        self.clock = clock
    }

    func attach(_ view: any ArticleViewInput) { self.view = view }

    func viewDidLoad() {
        view?.show(
            title: article.title, byline: Texts.byline(of: article, now: clock.now),
            body: article.body)
    }
}
