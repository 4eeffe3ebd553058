import AppContract
import Services

/// The module has no interactor, because everything that it shows is passed to it.
final class ArticlePresenter: ArticleViewOutput {
    weak var view: (any ArticleViewInput)?
    private let content: ArticleContent
    private let clock: any AppClock

    init(content: ArticleContent, clock: any AppClock) {
        self.content = content
        self.clock = clock
    }

    func viewDidLoad() {
        view?.show(
            title: content.title,
            byline: Texts.byline(author: content.author, date: content.publishedAt, now: clock.now),
            body: content.body)
    }
}
