import AppContract
import Services

final class ArticlePresenter: ArticleViewOutput {
    private weak var view: (any ArticleViewInput)?
    private let article: Article
    private let clock: any AppClock

    init(view: any ArticleViewInput, article: Article, clock: any AppClock) {
        self.view = view
        self.article = article
        self.clock = clock
    }

    func viewDidLoad() {
        view?.show(
            title: article.title, byline: Texts.byline(of: article, now: clock.now),
            body: article.body)
    }
}
