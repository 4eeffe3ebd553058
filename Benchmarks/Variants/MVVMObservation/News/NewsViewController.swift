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
        searchField.addTarget(self) { $0.viewModel.searchText = $0.searchField.text }
        showToasts(of: viewModel.status)
        setNeedsUpdateProperties()
    }

    override func updateProperties() {
        super.updateProperties()
        isLoading = viewModel.status.isLoading
        // Reload after every change, because this is O(1) here. In UIKit, apply a diffable snapshot.
        tableView.reloadData()
        emptyLabel.text = viewModel.emptyText
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
