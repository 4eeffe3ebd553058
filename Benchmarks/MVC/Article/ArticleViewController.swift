import AppContract
import Foundation
import PocketUI
import Services

final class ArticleViewController: ViewController {
    private let article: Article
    private let now: Date

    init(article: Article, now: Date) {
        self.article = article
        self.now = now
    }

    override func viewDidLoad() {
        title = Texts.article
        for text in [article.title, Texts.byline(of: article, now: now), article.body] {
            view.addSubview(Label(text: text))
        }
    }
}
