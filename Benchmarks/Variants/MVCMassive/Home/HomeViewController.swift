import AppContract
import PocketUI
import Services

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

    private var articles: [Article] = []
    private var shownIDs: Set<Article.ID> = []
    /// What the rows match; nil until the first page is there.
    private var shownText: String?
    private var nextCursor: String?
    private var isWaiting = false {
        didSet {
            if isWaiting == oldValue { return }
            if isWaiting { showLoading() } else { hideLoading() }
        }
    }
    private let loading = LatestTask()

    private var isSending = false {
        didSet {
            sendButton.isEnabled = !isSending
            if isSending { showLoading() } else { hideLoading() }
        }
    }
    private let sending = LatestTask()

    init(services: AppServices) {
        self.services = services
    }

    override func viewDidLoad() {
        title = Texts.news
        for part in [
            searchField, tableView, emptyLabel, textField, counterLabel, sendButton, logOutButton,
        ] {
            view.addSubview(part)
        }
        searchField.addTarget(self) { $0.refresh() }
        tableView.dataSource = self
        tableView.delegate = self
        textField.addTarget(self) { $0.updateCounter() }
        sendButton.addTarget(self) { $0.submit() }
        logOutButton.addTarget(self) { $0.logOut() }
        updateCounter()
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        if shownText == nil, !isWaiting { refresh() }
    }

    private func logOut() {
        services.authentication.logOut()
        navigationController?.showLogin(services: services)
    }

    // MARK: - News

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
                self?.didFailToLoad(error)
            }
        }
    }

    private func didLoad(_ page: Page, matching text: String, isFirst: Bool) {
        isWaiting = false
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
        // A superseded load leaves the rest to the load that replaced it.
        if error == .cancelled { return }
        isWaiting = false
        navigationController?.show(error, services: services)
    }

    private var emptyText: String {
        guard articles.isEmpty, let shownText else { return "" }
        return shownText.isEmpty ? Texts.noNews : Texts.noMatch(for: shownText)
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
        if text.count > Feedback.limit { return Texts.feedbackIsTooLong }
        return nil
    }

    private func send(_ text: String) {
        isSending = true
        sending.start { [weak self, feedback = services.feedback] in
            do throws(ServiceError) {
                try await feedback.send(text)
                self?.didSend(text)
            } catch {
                self?.didFailToSend(error)
            }
        }
    }

    private func didSend(_ sent: String) {
        isSending = false
        if textField.text == sent {
            textField.text = ""
            updateCounter()
        }
        showToast(Texts.feedbackSent)
    }

    private func didFailToSend(_ error: ServiceError) {
        isSending = false
        if error == .sessionEnded {
            navigationController?.show(error, services: services)
        } else {
            showToast(Texts.feedbackFailed)
        }
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
        guard !isWaiting, let shownText, let nextCursor else { return }
        load(matching: shownText, after: nextCursor)
    }
}
