import AppContract
import Services

final class ArticlePresenter: BasePresenter<any ArticleView> {
    private let article: Article
    private let clock: any AppClock

    init(article: Article, clock: any AppClock) {
        self.article = article
        self.clock = clock
    }

    func viewDidLoad() {
        view?.show(
            title: article.title, byline: Texts.byline(of: article, now: clock.now),
            body: article.body)
    }
}
