import AppContract
import Foundation
import PocketUI

final class NewsViewController: ViewController {
    private let searchField = TextField(placeholder: Texts.search)
    private let tableView = TableView()
    private let emptyLabel = Label()
    private let store: Store<NewsReducer>
    private let now: () -> Date

    init(store: Store<NewsReducer>, now: @escaping () -> Date) {
        self.store = store
        self.now = now
    }

    override func viewDidLoad() {
        view.addSubview(searchField)
        view.addSubview(tableView)
        view.addSubview(emptyLabel)
        searchField.addTarget(self) { $0.store.send(.editedSearch($0.searchField.text)) }
        tableView.dataSource = self
        tableView.delegate = self
        store.render(on: self) { $0.render($1) }
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        store.send(.appeared)
    }

    private func render(_ state: NewsState) {
        searchField.show(state.searchText)
        isLoading = state.isLoading
        tableView.reloadData()
        emptyLabel.text = state.emptyText
    }
}

extension NewsViewController: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int {
        store.state.numberOfRows
    }

    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> Cell {
        let row = store.state.row(at: index, now: now())
        return Cell(title: row.title, subtitle: row.byline)
    }
}

extension NewsViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt index: Int) {
        store.send(.selectedRow(index))
    }

    func tableViewDidPullToRefresh(_ tableView: TableView) {
        store.send(.pulledToRefresh)
    }

    func tableViewDidReachEnd(_ tableView: TableView) {
        store.send(.reachedEnd)
    }
}
