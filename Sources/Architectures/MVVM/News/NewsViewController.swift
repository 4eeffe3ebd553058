import AppContract
import PocketUI

final class NewsViewController: ViewController {
    private let searchField = TextField(placeholder: Texts.search)
    private let tableView = TableView()
    private let emptyLabel = Label()
    private let viewModel: NewsViewModel

    init(viewModel: NewsViewModel) {
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        view.addSubview(searchField)
        view.addSubview(tableView)
        view.addSubview(emptyLabel)
        tableView.dataSource = self
        tableView.delegate = self
        bindViewModel()
    }

    private func bindViewModel() {
        viewModel.status.bind(to: self)
        viewModel.searchText.bind(twoWayTo: searchField)
        viewModel.rowsChanged.bind(to: self) { screen, _ in screen.tableView.reloadData() }
        viewModel.emptyText.bind(to: self) { $0.emptyLabel.text = $1 }
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        viewModel.loadIfNeeded()
    }
}

extension NewsViewController: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int {
        viewModel.numberOfRows
    }

    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> Cell {
        let row = viewModel.row(at: index)
        return Cell(title: row.title, subtitle: row.byline)
    }
}

extension NewsViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt index: Int) {
        viewModel.selectRow(at: index)
    }

    func tableViewDidPullToRefresh(_ tableView: TableView) {
        viewModel.refresh()
    }

    func tableViewDidReachEnd(_ tableView: TableView) {
        viewModel.loadNextPage()
    }
}
