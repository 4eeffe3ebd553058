import AppContract
import PocketUI
import Services

final class NewsViewController: ViewController {
    private let searchField = TextField(placeholder: Texts.search)
    private let tableView = TableView()
    private let emptyLabel = Label()

    private let news: any NewsService
    private let clock: any AppClock
    private var list = ArticleList()
    private let loadTask = LatestTask()

    init(news: any NewsService, clock: any AppClock) {
        self.news = news
        self.clock = clock
    }

    override func viewDidLoad() {
        view.addSubview(searchField)
        view.addSubview(tableView)
        view.addSubview(emptyLabel)
        searchField.addTarget(self) { $0.search() }
        tableView.dataSource = self
        tableView.delegate = self
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        if !isLoading, let query = list.missingPage(for: searchField.text) { load(query) }
    }

    private func updateEmptyLabel() {
        emptyLabel.text = Texts.emptyList(list.emptyReason(for: searchField.text))
    }

    // MARK: Loading

    private func search() {
        updateEmptyLabel()
        refresh()
    }

    private func refresh() {
        load(PageQuery(matching: searchField.text))
    }

    /// Loads a page, and cancels the previous load.
    private func load(_ query: PageQuery) {
        isLoading = true
        loadTask.start { [weak self, news] in
            do throws(ServiceError) {
                let page = try await news.page(for: query)
                self?.didLoad(page, for: query)
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didLoad(_ page: Page, for query: PageQuery) {
        list.receive(page, for: query)
        isLoading = false
        tableView.reloadData()
        updateEmptyLabel()
    }

    private func didFail(_ error: ServiceError) {
        // A cancelled load leaves the indicator to the load that replaced it.
        if error == .cancelled { return }
        isLoading = false
        if let message = Texts.message(for: error) { showToast(message) }
    }
}

extension NewsViewController: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int {
        list.articles.count
    }

    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> Cell {
        let article = list.articles[index]
        return Cell(title: article.title, subtitle: Texts.byline(of: article, now: clock.now))
    }
}

extension NewsViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt index: Int) {
        navigationController?.pushViewController(
            ArticleViewController(article: list.articles[index], clock: clock))
    }

    func tableViewDidPullToRefresh(_ tableView: TableView) {
        refresh()
    }

    func tableViewDidReachEnd(_ tableView: TableView) {
        if !isLoading, let query = list.nextPage(for: searchField.text) { load(query) }
    }
}
