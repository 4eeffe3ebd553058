import AppContract
import PocketUI

final class ArticleViewController: ViewController {
    private let titleLabel = Label()
    private let bylineLabel = Label()
    private let bodyLabel = Label()
    private let state: ArticleState

    init(state: ArticleState) {
        self.state = state
    }

    override func viewDidLoad() {
        title = Texts.article
        view.addSubview(titleLabel)
        view.addSubview(bylineLabel)
        view.addSubview(bodyLabel)
        titleLabel.text = state.title
        bylineLabel.text = state.byline
        bodyLabel.text = state.body
    }
}
