import AppContract
import PocketUI

final class NewsViewController: ViewController {
    private let searchField = TextField(placeholder: Texts.search)
    private let tableView = TableView()
    private let emptyLabel = Label()
    private let output: any NewsViewOutput

    init(output: any NewsViewOutput) {
        self.output = output
    }

    override func viewDidLoad() {
        view.addSubview(searchField)
        view.addSubview(tableView)
        view.addSubview(emptyLabel)
        searchField.addTarget(self) { $0.output.didEditSearch($0.searchField.text) }
        tableView.dataSource = self
        tableView.delegate = self
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        output.viewDidAppear()
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
        output.numberOfRows
    }

    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> Cell {
        let row = output.row(at: index)
        return Cell(title: row.title, subtitle: row.byline)
    }
}

extension NewsViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt index: Int) {
        output.didSelectRow(at: index)
    }

    func tableViewDidPullToRefresh(_ tableView: TableView) {
        output.didPullToRefresh()
    }

    func tableViewDidReachEnd(_ tableView: TableView) {
        output.didReachEnd()
    }
}
