import AppContract
import PocketUI
import Services

/// The massive view controller: the news, the search, the paging, the feedback and the log-out in one.
final class HomeViewController: ViewController {
    private let searchField = TextField(placeholder: Texts.search)
    private let tableView = TableView()
    private let emptyLabel = Label()
    private let feedbackField = TextField(placeholder: Texts.feedback)
    private let counterLabel = Label(text: Texts.counter(0))
    private let sendButton = Button(title: Texts.send)
    private let logOutButton = Button(title: Texts.logOut)

    private weak var stack: RootViewController?
    private let services: AppServices

    private var articles: [Article] = []
    private var shownIDs: Set<Article.ID> = []
    /// What the rows match; nil until the first page has come.
    private var shownText: String?
    private var nextCursor: String?
    private var isLoadingNews = false
    private var loading: Task<Void, Never>?
    private var sending: Task<Void, Never>?

    init(stack: RootViewController) {
        self.stack = stack
        services = stack.services
    }

    isolated deinit {
        loading?.cancel()
        sending?.cancel()
    }

    override func viewDidLoad() {
        title = Texts.news
        for part in [
            searchField, tableView, emptyLabel, feedbackField, counterLabel, sendButton,
            logOutButton,
        ] {
            view.addSubview(part)
        }
        tableView.dataSource = self
        tableView.delegate = self
        searchField.addTarget(self) { $0.refresh() }
        feedbackField.addTarget(self) { $0.updateCounter() }
        sendButton.addTarget(self) { $0.submit() }
        logOutButton.addTarget(self) { $0.logOut() }
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        if shownText == nil, !isLoadingNews { refresh() }
    }

    private func logOut() {
        services.authentication.logOut()
        stack?.showLogin()
    }

    // MARK: News

    private func refresh() {
        load(matching: searchField.text)
    }

    private func load(matching text: String, after cursor: String? = nil) {
        isLoadingNews = true
        showLoading()
        loading?.cancel()
        loading = Task.immediate { [weak self, news = services.news] in
            do throws(ServiceError) {
                let page = try await news.page(matching: text, after: cursor)
                self?.didLoad(page, matching: text, isFirst: cursor == nil)
            } catch {
                self?.didFailToLoad(error)
            }
        }
    }

    private func didLoad(_ page: Page, matching text: String, isFirst: Bool) {
        isLoadingNews = false
        hideLoading()
        if isFirst {
            articles = []
            shownIDs = []
            shownText = text
        }
        articles += page.articles.filter { shownIDs.insert($0.id).inserted }
        nextCursor = page.nextCursor
        tableView.reloadData()
        let nothing = text.isEmpty ? Texts.noNews : Texts.noMatch(for: text)
        emptyLabel.text = articles.isEmpty ? nothing : ""
    }

    private func didFailToLoad(_ error: ServiceError) {
        hideLoading()
        if error == .cancelled { return }
        isLoadingNews = false
        stack?.show(error)
    }

    // MARK: Feedback

    private func updateCounter() {
        counterLabel.text = Texts.counter(feedbackField.text.count)
    }

    private func submit() {
        let text = feedbackField.text
        if text.allSatisfy(\.isWhitespace) { return showToast(Texts.feedbackIsBlank) }
        if text.count > Texts.feedbackLimit { return showToast(Texts.feedbackIsTooLong) }
        sendButton.isEnabled = false
        showLoading()
        sending = Task.immediate { [weak self, feedback = services.feedback] in
            do throws(ServiceError) {
                try await feedback.send(text)
                self?.didSend(text)
            } catch {
                self?.didFailToSend(error)
            }
        }
    }

    private func didSend(_ sent: String) {
        sendButton.isEnabled = true
        hideLoading()
        if feedbackField.text == sent {
            feedbackField.text = ""
            updateCounter()
        }
        showToast(Texts.feedbackSent)
    }

    private func didFailToSend(_ error: ServiceError) {
        sendButton.isEnabled = true
        hideLoading()
        if error == .sessionEnded {
            stack?.show(error)
        } else {
            showToast(Texts.feedbackFailed)
        }
    }
}

extension HomeViewController: TableViewDataSource, TableViewDelegate {
    func numberOfRows(in tableView: TableView) -> Int {
        articles.count
    }

    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> Cell {
        let article = articles[index]
        return Cell(
            title: article.title, subtitle: Texts.byline(of: article, now: services.clock.now))
    }

    func tableView(_ tableView: TableView, didSelectRowAt index: Int) {
        stack?.showArticle(articles[index])
    }

    func tableViewDidPullToRefresh(_ tableView: TableView) {
        refresh()
    }

    func tableViewDidReachEnd(_ tableView: TableView) {
        guard !isLoadingNews, let shownText, let nextCursor else { return }
        load(matching: shownText, after: nextCursor)
    }
}
