import AppContract
import PocketUI

final class ArticleViewController: ViewController {
    private let titleLabel = Label()
    private let bylineLabel = Label()
    private let bodyLabel = Label()

    private let eventHandler: any ArticleEventHandler

    init(eventHandler: any ArticleEventHandler) {
        self.eventHandler = eventHandler
    }

    override func viewDidLoad() {
        title = Texts.article
        view.addSubview(titleLabel)
        view.addSubview(bylineLabel)
        view.addSubview(bodyLabel)
        eventHandler.viewDidLoad()
    }
}

extension ArticleViewController: ArticleViewInput {
    func show(title: String, byline: String, body: String) {
        titleLabel.text = title
        bylineLabel.text = byline
        bodyLabel.text = body
    }
}
