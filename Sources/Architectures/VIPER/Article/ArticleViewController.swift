import AppContract
import PocketUI

final class ArticleViewController: ViewController {
    private let titleLabel = Label()
    private let bylineLabel = Label()
    private let bodyLabel = Label()
    private let output: any ArticleViewOutput

    init(output: any ArticleViewOutput) {
        self.output = output
    }

    override func viewDidLoad() {
        title = Texts.article
        view.addSubview(titleLabel)
        view.addSubview(bylineLabel)
        view.addSubview(bodyLabel)
        output.viewDidLoad()
    }
}

extension ArticleViewController: ArticleViewInput {
    func show(title: String, byline: String, body: String) {
        titleLabel.text = title
        bylineLabel.text = byline
        bodyLabel.text = body
    }
}
