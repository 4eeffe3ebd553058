import AppContract
import PocketUI

final class NewsViewController: ViewController {
    private let searchField = TextField(placeholder: Texts.search)
    private let tableView = TableView()
    private let emptyLabel = Label()

    private let dataSource: any NewsDataSource
    private let eventHandler: any NewsEventHandler

    init(dataSource: any NewsDataSource, eventHandler: any NewsEventHandler) {
        self.dataSource = dataSource
        self.eventHandler = eventHandler
    }

    override func viewDidLoad() {
        view.addSubview(searchField)
        view.addSubview(tableView)
        view.addSubview(emptyLabel)
        searchField.addTarget(self) { $0.eventHandler.didEditSearch($0.searchField.text) }
        tableView.dataSource = self
        tableView.delegate = self
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        eventHandler.viewDidAppear()
    }
}

extension NewsViewController: NewsViewInput {
    func reloadRows() {
        tableView.reloadData()
    }

    func showEmptyText(_ text: String) {
        emptyLabel.text = text
    }
}

extension NewsViewController: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int {
        dataSource.numberOfRows
    }

    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> Cell {
        let row = dataSource.row(at: index)
        return Cell(title: row.title, subtitle: row.byline)
    }
}

extension NewsViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt index: Int) {
        eventHandler.didSelectRow(at: index)
    }

    func tableViewDidPullToRefresh(_ tableView: TableView) {
        eventHandler.didPullToRefresh()
    }

    func tableViewDidReachEnd(_ tableView: TableView) {
        eventHandler.didReachEnd()
    }
}
