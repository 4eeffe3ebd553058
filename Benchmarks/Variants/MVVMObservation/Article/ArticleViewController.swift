import AppContract
import PocketUI

final class ArticleViewController: ViewController {
    private let titleLabel = Label()
    private let bylineLabel = Label()
    private let bodyLabel = Label()
    private let viewModel: ArticleViewModel

    init(viewModel: ArticleViewModel) {
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        title = Texts.article
        view.addSubview(titleLabel)
        view.addSubview(bylineLabel)
        view.addSubview(bodyLabel)
        titleLabel.text = viewModel.title
        bylineLabel.text = viewModel.byline
        bodyLabel.text = viewModel.body
    }
}
