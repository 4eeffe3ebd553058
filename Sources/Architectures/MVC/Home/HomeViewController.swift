import AppContract
import PocketUI
import Services

/// The massive view controller: the news with their search and paging, the feedback, and the log-out.
final class HomeViewController: ViewController {
    private let logOutButton = Button(title: Texts.logOut)

    private weak var root: RootViewController?
    private let services: AppServices

    init(root: RootViewController, services: AppServices) {
        self.root = root
        self.services = services
    }

    isolated deinit {
        loadingNews?.cancel()
        sending?.cancel()
    }

    override func viewDidLoad() {
        title = Texts.news
        addNews()
        addFeedback()
        view.addSubview(logOutButton)
        logOutButton.addTarget(self) { $0.logOut() }
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        if shownText == nil, !isLoadingNews { refresh() }
    }

    private func logOut() {
        services.authentication.logOut()
        root?.showLogin()
    }

    // MARK: - News

    private let searchField = TextField(placeholder: Texts.search)
    private let tableView = TableView()
    private let emptyLabel = Label()

    private var articles: [Article] = []
    private var shownIDs: Set<Article.ID> = []
    /// What the rows match; nil until the first page has come.
    private var shownText: String?
    private var nextCursor: String?
    private var isLoadingNews = false
    private var loadingNews: Task<Void, Never>?

    private func addNews() {
        view.addSubview(searchField)
        view.addSubview(tableView)
        view.addSubview(emptyLabel)
        tableView.dataSource = self
        tableView.delegate = self
        searchField.addTarget(self) { $0.refresh() }
    }

    private func refresh() {
        load(matching: searchField.text)
    }

    /// Loads a page. It supersedes whatever load is under way.
    private func load(matching text: String, after cursor: String? = nil) {
        isLoadingNews = true
        showLoading()
        loadingNews?.cancel()
        loadingNews = Task.immediate { [weak self, news = services.news] in
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
        emptyLabel.text = emptyText
    }

    private func didFailToLoad(_ error: ServiceError) {
        hideLoading()
        // A load that was superseded leaves the rest to the load that replaced it.
        if error == .cancelled { return }
        isLoadingNews = false
        root?.show(error)
    }

    private var emptyText: String {
        guard articles.isEmpty, let shownText else { return "" }
        return shownText.isEmpty ? Texts.noNews : Texts.noMatch(for: shownText)
    }

    // MARK: - Feedback

    private let feedbackField = TextField(placeholder: Texts.feedback)
    private let counterLabel = Label()
    private let sendButton = Button(title: Texts.send)

    private var isSending = false
    private var sending: Task<Void, Never>?

    private func addFeedback() {
        view.addSubview(feedbackField)
        view.addSubview(counterLabel)
        view.addSubview(sendButton)
        feedbackField.addTarget(self) { $0.updateCounter() }
        sendButton.addTarget(self) { $0.submit() }
        updateCounter()
    }

    private func updateCounter() {
        counterLabel.text = Texts.counter(for: feedbackField.text)
    }

    private func submit() {
        if isSending { return }
        if let objection { showToast(objection) } else { send(feedbackField.text) }
    }

    /// Why the text cannot be sent; nil if it can.
    private var objection: String? {
        let text = feedbackField.text
        if text.allSatisfy(\.isWhitespace) { return Texts.feedbackIsBlank }
        if text.count > Texts.feedbackLimit { return Texts.feedbackIsTooLong }
        return nil
    }

    private func send(_ text: String) {
        isSending = true
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
        endSending()
        if feedbackField.text == sent {
            feedbackField.text = ""
            updateCounter()
        }
        showToast(Texts.feedbackSent)
    }

    private func didFailToSend(_ error: ServiceError) {
        endSending()
        if error == .sessionEnded {
            root?.show(error)
        } else {
            showToast(Texts.feedbackFailed)
        }
    }

    private func endSending() {
        isSending = false
        sendButton.isEnabled = true
        hideLoading()
    }
}

// MARK: - News: rows

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
        root?.showArticle(articles[index])
    }

    func tableViewDidPullToRefresh(_ tableView: TableView) {
        refresh()
    }

    func tableViewDidReachEnd(_ tableView: TableView) {
        guard !isLoadingNews, let shownText, let nextCursor else { return }
        load(matching: shownText, after: nextCursor)
    }
}
