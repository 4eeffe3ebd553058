import AppContract
import Services

final class NewsViewModel {
    let searchText = Observable("")
    /// The rows have changed. The view then asks for the visible ones.
    var rowsChanged: EventStream<Void> { rowChanges }
    /// Why there are no rows. An empty text shows nothing.
    var emptyText: ObservableValue<String> { reason }
    var status: Status { activity.status }

    private let activity = Activity()
    private let rowChanges = Event<Void>()
    private let reason = Observable("")
    private var list = ArticleList()
    private let news: any NewsService
    private let clock: any AppClock
    private weak let navigation: (any NewsNavigation)?
    private let loadTask = LatestTask()

    init(news: any NewsService, clock: any AppClock, navigation: any NewsNavigation) {
        self.news = news
        self.clock = clock
        self.navigation = navigation
        searchText.onChange { [weak self] _ in self?.search() }
    }

    // MARK: Rows

    var numberOfRows: Int { list.articles.count }

    func row(at index: Int) -> ArticleRow {
        let article = list.articles[index]
        return ArticleRow(
            title: article.title, byline: Texts.byline(of: article, now: clock.now))
    }

    private func updateEmptyText() {
        reason.value = Texts.emptyList(list.emptyReason(for: searchText.value))
    }

    // MARK: Loading

    private func search() {
        updateEmptyText()
        refresh()
    }

    func loadIfNeeded() {
        if !activity.isLoading, let query = list.missingPage(for: searchText.value) { load(query) }
    }

    func refresh() {
        load(PageQuery(matching: searchText.value))
    }

    func loadNextPage() {
        if !activity.isLoading, let query = list.nextPage(for: searchText.value) { load(query) }
    }

    func selectRow(at index: Int) {
        navigation?.showArticle(list.articles[index])
    }

    /// Loads a page, and cancels the previous load.
    private func load(_ query: PageQuery) {
        activity.isLoading = true
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
        activity.isLoading = false
        rowChanges.send(())
        updateEmptyText()
    }

    private func didFail(_ error: ServiceError) {
        // A cancelled load leaves the indicator to the load that replaced it.
        if error == .cancelled { return }
        activity.isLoading = false
        activity.show(error)
    }
}
