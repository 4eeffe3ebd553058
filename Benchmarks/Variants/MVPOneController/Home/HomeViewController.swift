import AppContract
import PocketUI

/// The screen with the news. It is the view of two presenters, which don't know each other. A third one gets the tap on the
/// log-out, and needs no view.
final class HomeViewController: BaseViewController {
    private let searchField = TextField(placeholder: Texts.search)
    private let tableView = TableView()
    private let emptyLabel = Label()
    private let textField = TextField(placeholder: Texts.feedback)
    private let counterLabel = Label()
    private let sendButton = Button(title: Texts.send)
    private let logOutButton = Button(title: Texts.logOut)

    private let presenter: HomePresenter
    private var news: NewsPresenter { presenter.news }
    private var feedback: FeedbackPresenter { presenter.feedback }

    /// How many of the two presenters are loading.
    private var loadCount = 0

    init(presenter: HomePresenter) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        news.attach(self)
        feedback.attach(self)
        title = Texts.news
        for part in [
            searchField, tableView, emptyLabel, textField, counterLabel, sendButton, logOutButton,
        ] {
            view.addSubview(part)
        }
        tableView.dataSource = self
        tableView.delegate = self
        searchField.addTarget(self) { $0.news.didEditSearch($0.searchField.text) }
        textField.addTarget(self) { $0.feedback.didEdit($0.textField.text) }
        sendButton.addTarget(self) { $0.feedback.didTapSend() }
        logOutButton.addTarget(self) { $0.presenter.didTapLogOut() }
        feedback.viewDidLoad()
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        news.viewDidAppear()
    }

    /// Counts for itself, because two presenters set this property, and one may end before the other. Each sets it once when it
    /// begins to load, and once when it ends.
    override var isLoading: Bool {
        get { loadCount > 0 }
        set { loadCount += newValue ? 1 : -1 }
    }
}

extension HomeViewController: NewsView {
    func reloadRows() {
        tableView.reloadData()
    }

    func showEmptyText(_ text: String) {
        emptyLabel.text = text
    }

    func showArticle(_ presenter: ArticlePresenter) {
        push(ArticleViewController(presenter: presenter))
    }
}

extension HomeViewController: FeedbackView {
    func showCounter(_ text: String) {
        counterLabel.text = text
    }

    func setSendEnabled(_ isEnabled: Bool) {
        sendButton.isEnabled = isEnabled
    }

    func clearText() {
        textField.text = ""
    }
}

extension HomeViewController: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int {
        news.numberOfRows
    }

    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> Cell {
        let row = news.row(at: index)
        return Cell(title: row.title, subtitle: row.byline)
    }
}

extension HomeViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt index: Int) {
        news.didSelectRow(at: index)
    }

    func tableViewDidPullToRefresh(_ tableView: TableView) {
        news.didPullToRefresh()
    }

    func tableViewDidReachEnd(_ tableView: TableView) {
        news.didReachEnd()
    }
}
