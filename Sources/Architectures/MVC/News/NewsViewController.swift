import AppContract
import PocketUI
import Services

final class NewsViewController: ViewController {
    private let searchField = TextField(placeholder: Texts.search)
    private let tableView = TableView()
    private let emptyLabel = Label()

    private weak var root: RootViewController?
    private let news: any NewsService
    private let clock: any AppClock

    private var articles: [Article] = []
    private var shownIDs: Set<Article.ID> = []
    /// What the rows match; nil until the first page is there.
    private var shownText: String?
    private var nextCursor: String?

    private var isWaiting = false
    private let loading = LatestTask()

    init(root: RootViewController, services: AppServices) {
        self.root = root
        news = services.news
        clock = services.clock
    }

    override func viewDidLoad() {
        view.addSubview(searchField)
        view.addSubview(tableView)
        view.addSubview(emptyLabel)
        tableView.dataSource = self
        tableView.delegate = self
        searchField.addTarget(self) { $0.refresh() }
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        if shownText == nil, !isWaiting { refresh() }
    }

    // MARK: Loading

    private func refresh() {
        load(matching: searchField.text)
    }

    /// Loads a page. It supersedes whatever load is under way.
    private func load(matching text: String, after cursor: String? = nil) {
        isWaiting = true
        showLoading()
        loading.start { [weak self, news] in
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
        hideLoading()
        if isFirst {
            articles = []
            shownIDs = []
            shownText = text
        }
        articles += page.articles.filter { shownIDs.insert($0.id).inserted }
        nextCursor = page.nextCursor
        tableView.reloadData()
        emptyLabel.text = emptyText
    }

    private func didFail(_ error: ServiceError) {
        hideLoading()
        // A superseded load leaves the rest to the load that replaced it.
        if error == .cancelled { return }
        isWaiting = false
        root?.show(error)
    }

    private var emptyText: String {
        guard articles.isEmpty, let shownText else { return "" }
        return shownText.isEmpty ? Texts.noNews : Texts.noMatch(for: shownText)
    }
}

extension NewsViewController: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int {
        articles.count
    }

    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> Cell {
        let article = articles[index]
        return Cell(title: article.title, subtitle: Texts.byline(of: article, now: clock.now))
    }
}

extension NewsViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt index: Int) {
        root?.showArticle(articles[index])
    }

    func tableViewDidPullToRefresh(_ tableView: TableView) {
        refresh()
    }

    func tableViewDidReachEnd(_ tableView: TableView) {
        guard !isWaiting, let shownText, let nextCursor else { return }
        load(matching: shownText, after: nextCursor)
    }
}
