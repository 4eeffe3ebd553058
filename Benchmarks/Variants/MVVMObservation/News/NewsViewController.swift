import AppContract
import PocketUI
import Services

final class NewsViewController: ViewController {
    private let searchField = TextField(placeholder: Texts.search)
    private let tableView = TableView()
    private let emptyLabel = Label()
    private let viewModel: NewsViewModel
    /// What the table shows. The view model may be a turn ahead, with fewer rows than the table asks for.
    private var articles: [Article] = []

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
        bind(viewModel.status)
        bind(searchField, to: \.searchText, of: viewModel)
        observe(in: self) { $0.show($0.viewModel.list.articles) }
        observe(in: self) { $0.emptyLabel.text = $0.viewModel.emptyText }
    }

    private func show(_ articles: [Article]) {
        self.articles = articles
        tableView.reloadData()
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        viewModel.loadIfNeeded()
    }
}

extension NewsViewController: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int {
        articles.count
    }

    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> Cell {
        let row = viewModel.row(of: articles[index])
        return Cell(title: row.title, subtitle: row.byline)
    }
}

extension NewsViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt index: Int) {
        viewModel.select(articles[index])
    }

    func tableViewDidPullToRefresh(_ tableView: TableView) {
        viewModel.refresh()
    }

    func tableViewDidReachEnd(_ tableView: TableView) {
        viewModel.loadNextPage()
    }
}
