import AppContract
import PocketUI
import Services

final class ArticleViewController: ViewController {
    private let titleLabel = Label()
    private let bylineLabel = Label()
    private let bodyLabel = Label()

    private let article: Article
    private let clock: any AppClock

    init(article: Article, clock: any AppClock) {
        self.article = article
        self.clock = clock
    }

    override func viewDidLoad() {
        title = Texts.article
        view.addSubview(titleLabel)
        view.addSubview(bylineLabel)
        view.addSubview(bodyLabel)
        titleLabel.text = article.title
        bylineLabel.text = Texts.byline(of: article, now: clock.now)
        bodyLabel.text = article.body
    }
}
