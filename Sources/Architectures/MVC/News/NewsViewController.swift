import AppContract
import PocketUI
import Services

final class NewsViewController: ViewController {
    private let searchField = TextField(placeholder: Texts.search)
    private let tableView = TableView()
    private let emptyLabel = Label()

    private let services: AppServices
    private var list = ArticleList()
    private var isWaiting = false {
        didSet {
            // A load may replace another, and the indicator counts how often it is shown.
            if isWaiting == oldValue { return }
            if isWaiting { showLoading() } else { hideLoading() }
        }
    }
    private let loading = LatestTask()

    init(services: AppServices) {
        self.services = services
    }

    override func viewDidLoad() {
        view.addSubview(searchField)
        view.addSubview(tableView)
        view.addSubview(emptyLabel)
        searchField.addTarget(self) { $0.refresh() }
        tableView.dataSource = self
        tableView.delegate = self
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        if list.text == nil, !isWaiting { refresh() }
    }

    // MARK: Loading

    private func refresh() {
        load(matching: searchField.text)
    }

    /// Loads a page. It supersedes whatever load is under way.
    private func load(matching text: String, after cursor: String? = nil) {
        isWaiting = true
        loading.start { [weak self, news = services.news] in
            do throws(ServiceError) {
                let page = try await news.page(matching: text, after: cursor)
                self?.didLoad(page, matching: text, isFirst: cursor == nil)
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didLoad(_ page: Page, matching text: String, isFirst: Bool) {
        isWaiting = false
        if isFirst {
            list = ArticleList(matching: text, firstPage: page)
        } else {
            list.append(page)
        }
        tableView.reloadData()
        emptyLabel.text = emptyText
    }

    private func didFail(_ error: ServiceError) {
        // A superseded load leaves the rest to the load that replaced it.
        if error == .cancelled { return }
        isWaiting = false
        navigationController?.show(error, services: services)
    }

    private var emptyText: String {
        guard let text = list.unmatchedText else { return "" }
        return text.isEmpty ? Texts.noNews : Texts.noMatch(for: text)
    }
}

extension NewsViewController: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int {
        list.articles.count
    }

    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> Cell {
        let article = list.articles[index]
        return Cell(
            title: article.title, subtitle: Texts.byline(of: article, now: services.clock.now))
    }
}

extension NewsViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt index: Int) {
        navigationController?.pushViewController(
            ArticleViewController(article: list.articles[index], clock: services.clock))
    }

    func tableViewDidPullToRefresh(_ tableView: TableView) {
        refresh()
    }

    func tableViewDidReachEnd(_ tableView: TableView) {
        guard !isWaiting, let text = list.text, let cursor = list.nextCursor else { return }
        load(matching: text, after: cursor)
    }
}
