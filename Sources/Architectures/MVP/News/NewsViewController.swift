import AppContract
import PocketUI

final class NewsViewController: BaseViewController {
    private let searchField = TextField(placeholder: Texts.search)
    private let tableView = TableView()
    private let emptyLabel = Label()

    private let presenter: NewsPresenter

    init(presenter: NewsPresenter) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        presenter.attach(self)
        view.addSubview(searchField)
        view.addSubview(tableView)
        view.addSubview(emptyLabel)
        searchField.addTarget(self) { $0.presenter.didEditSearch($0.searchField.text) }
        tableView.dataSource = self
        tableView.delegate = self
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        presenter.viewDidAppear()
    }
}

extension NewsViewController: NewsView {
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

extension NewsViewController: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int {
        presenter.numberOfRows
    }

    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> Cell {
        let row = presenter.row(at: index)
        return Cell(title: row.title, subtitle: row.byline)
    }
}

extension NewsViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt index: Int) {
        presenter.didSelectRow(at: index)
    }

    func tableViewDidPullToRefresh(_ tableView: TableView) {
        presenter.didPullToRefresh()
    }

    func tableViewDidReachEnd(_ tableView: TableView) {
        presenter.didReachEnd()
    }
}
