import AppContract
import PocketUI

final class ArticleViewController: BaseViewController {
    private let titleLabel = Label()
    private let bylineLabel = Label()
    private let bodyLabel = Label()

    private let makePresenter: (ArticleViewController) -> ArticlePresenter<ArticleViewController>
    private lazy var presenter = makePresenter(self)

    init(
        root: RootViewController,
        makePresenter: @escaping (ArticleViewController) -> ArticlePresenter<ArticleViewController>
    ) {
        self.makePresenter = makePresenter
        super.init(root: root)
    }

    override func viewDidLoad() {
        title = Texts.article
        view.addSubview(titleLabel)
        view.addSubview(bylineLabel)
        view.addSubview(bodyLabel)
        presenter.viewDidLoad()
    }
}

extension ArticleViewController: ArticleView {
    func show(title: String, byline: String, body: String) {
        titleLabel.text = title
        bylineLabel.text = byline
        bodyLabel.text = body
    }
}
