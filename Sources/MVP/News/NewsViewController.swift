import AppContract
import PocketUI

final class NewsViewController: BaseViewController {
    private let searchField = TextField(placeholder: Texts.search)
    private let tableView = TableView()
    private let emptyLabel = Label()

    private let makePresenter: (NewsViewController) -> NewsPresenter<NewsViewController>
    private lazy var presenter = makePresenter(self)

    init(
        root: RootViewController,
        makePresenter: @escaping (NewsViewController) -> NewsPresenter<NewsViewController>
    ) {
        self.makePresenter = makePresenter
        super.init(root: root)
    }

    override func viewDidLoad() {
        view.addSubview(searchField)
        view.addSubview(tableView)
        view.addSubview(emptyLabel)
        searchField.addTarget(self) { $0.presenter.search($0.searchField.text) }
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
        presenter.selectRow(at: index)
    }

    func tableViewDidPullToRefresh(_ tableView: TableView) {
        presenter.refresh()
    }

    func tableViewDidReachEnd(_ tableView: TableView) {
        presenter.reachedEnd()
    }
}
