import AppContract
import PocketUI
import Services

protocol HomeViewControllerDelegate: AnyObject {
    func homeViewControllerDidLogOut(_ controller: HomeViewController)
}

/// The screen with the news, the search, the feedback and the log-out, all done by one view controller, without a model.
final class HomeViewController: ViewController {
    private let searchField = TextField(placeholder: Texts.search)
    private let tableView = TableView()
    private let emptyLabel = Label()
    private let textField = TextField(placeholder: Texts.feedback)
    private let counterLabel = Label()
    private let sendButton = Button(title: Texts.send)
    private let logOutButton = Button(title: Texts.logOut)

    private let services: AppServices
    private weak let delegate: (any HomeViewControllerDelegate)?

    private var articles: [Article] = []
    private var shownIDs: Set<Article.ID> = []
    /// The text that the articles match; nil before the first page.
    private var shownText: String?
    private var nextCursor: String?
    private let loadTask = LatestTask()
    private let sendTask = LatestTask()

    private var isLoadingNews = false {
        didSet { updateIndicator() }
    }
    private var isSending = false {
        didSet {
            sendButton.isEnabled = !isSending
            updateIndicator()
        }
    }

    init(services: AppServices, delegate: any HomeViewControllerDelegate) {
        self.services = services
        self.delegate = delegate
    }

    override func viewDidLoad() {
        title = Texts.news
        for part in [
            searchField, tableView, emptyLabel, textField, counterLabel, sendButton, logOutButton,
        ] {
            view.addSubview(part)
        }
        searchField.addTarget(self) { $0.search() }
        tableView.dataSource = self
        tableView.delegate = self
        textField.addTarget(self) { $0.updateCounter() }
        sendButton.addTarget(self) { $0.submit() }
        logOutButton.addTarget(self) { $0.logOut() }
        updateCounter()
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        if !isLoadingNews, shownText != searchField.text { refresh() }
    }

    /// Two activities share the one indicator of this screen, and one may end before the other. So the screen looks at both.
    private func updateIndicator() {
        isLoading = isLoadingNews || isSending
    }

    private func logOut() {
        services.authentication.logOut()
        delegate?.homeViewControllerDidLogOut(self)
    }

    // MARK: - News

    private func updateEmptyLabel() {
        emptyLabel.text = emptyText
    }

    /// Why there are no rows; empty if there are some, or if they are those of another text.
    private var emptyText: String {
        let text = searchField.text
        if !articles.isEmpty || shownText != text { return "" }
        return text.isEmpty ? Texts.noNews : Texts.noMatch(for: text)
    }

    private func search() {
        updateEmptyLabel()
        refresh()
    }

    private func refresh() {
        load(PageQuery(matching: searchField.text))
    }

    /// Loads a page, and cancels the previous load.
    private func load(_ query: PageQuery) {
        isLoadingNews = true
        loadTask.start { [weak self, news = services.news] in
            do throws(ServiceError) {
                let page = try await news.page(for: query)
                self?.didLoad(page, for: query)
            } catch {
                self?.didFailToLoad(error)
            }
        }
    }

    private func didLoad(_ page: Page, for query: PageQuery) {
        receive(page, for: query)
        isLoadingNews = false
        tableView.reloadData()
        updateEmptyLabel()
    }

    private func receive(_ page: Page, for query: PageQuery) {
        if query.cursor == nil {
            articles = []
            shownIDs = []
            shownText = query.text
        } else if query.text != shownText || query.cursor != nextCursor {
            return
        }
        articles += page.articles.filter { shownIDs.insert($0.id).inserted }
        nextCursor = page.nextCursor
    }

    private func didFailToLoad(_ error: ServiceError) {
        // A cancelled load leaves the indicator to the load that replaced it.
        if error == .cancelled { return }
        isLoadingNews = false
        if let message = Texts.message(for: error) { showToast(message) }
    }

    // MARK: - Feedback

    private func updateCounter() {
        counterLabel.text = Texts.counter(for: textField.text)
    }

    private func submit() {
        if isSending { return }
        if let objection { showToast(objection) } else { send(textField.text) }
    }

    /// Why the text cannot be sent; nil if it can.
    private var objection: String? {
        let text = textField.text
        if text.allSatisfy(\.isWhitespace) { return Texts.feedbackIsBlank }
        if text.count > FeedbackDraft.limit { return Texts.feedbackIsTooLong }
        return nil
    }

    private func send(_ text: String) {
        isSending = true
        sendTask.start { [weak self, feedback = services.feedback] in
            do throws(ServiceError) {
                try await feedback.send(text)
                self?.didSend(text)
            } catch {
                self?.didFailToSend(error)
            }
        }
    }

    private func didSend(_ sent: String) {
        if textField.text == sent {
            textField.text = ""
            updateCounter()
        }
        isSending = false
        showToast(Texts.feedbackSent)
    }

    private func didFailToSend(_ error: ServiceError) {
        isSending = false
        // Say nothing if the session has ended, because that has its own toast.
        if error != .sessionEnded { showToast(Texts.feedbackFailed) }
    }
}

extension HomeViewController: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int {
        articles.count
    }

    func tableView(_ tableView: TableView, cellForRowAt index: Int) -> Cell {
        let article = articles[index]
        return Cell(
            title: article.title, subtitle: Texts.byline(of: article, now: services.clock.now))
    }
}

extension HomeViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt index: Int) {
        navigationController?.pushViewController(
            ArticleViewController(article: articles[index], clock: services.clock))
    }

    func tableViewDidPullToRefresh(_ tableView: TableView) {
        refresh()
    }

    func tableViewDidReachEnd(_ tableView: TableView) {
        if isLoadingNews { return }
        if shownText != searchField.text {
            refresh()
        } else if let nextCursor {
            load(PageQuery(matching: searchField.text, after: nextCursor))
        }
    }
}
