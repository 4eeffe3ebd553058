import AppContract
import PocketUI

final class ArticleViewController: BaseViewController {
    private let titleLabel = Label()
    private let bylineLabel = Label()
    private let bodyLabel = Label()

    private let presenter: ArticlePresenter

    init(presenter: ArticlePresenter) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        presenter.attach(self)
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
