import AppContract
import Services

final class NewsViewModel {
    let searchText = Observable("")
    /// The rows have changed. The view then asks for the visible ones.
    var rowsChanged: EventStream<Void> { rowsChangedSource }
    /// Why there are no rows. An empty text shows nothing.
    var emptyText: ObservableValue<String> { emptyTextSource }
    var status: Status { Status(isLoading: isLoading, toast: toast) }

    private var list = ArticleList()
    private let isLoading = Observable(false)
    private let toast = Event<String>()
    private let rowsChangedSource = Event<Void>()
    private let emptyTextSource = Observable("")
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

    func selectRow(at index: Int) {
        navigation?.showArticle(list.articles[index])
    }

    private func updateEmptyText() {
        emptyTextSource.value = Texts.emptyList(list.emptyReason(for: searchText.value))
    }

    // MARK: Loading

    private func search() {
        updateEmptyText()
        refresh()
    }

    func loadIfNeeded() {
        if !isLoading.value, let query = list.missingPage(for: searchText.value) {
            load(query)
        }
    }

    func refresh() {
        load(PageQuery(matching: searchText.value))
    }

    func loadNextPage() {
        if !isLoading.value, let query = list.nextPage(for: searchText.value) { load(query) }
    }

    /// Loads a page, and cancels the previous load.
    private func load(_ query: PageQuery) {
        isLoading.value = true
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
        isLoading.value = false
        rowsChangedSource.send(())
        updateEmptyText()
    }

    private func didFail(_ error: ServiceError) {
        // A cancelled load leaves the indicator to the load that replaced it.
        if error == .cancelled { return }
        isLoading.value = false
        if let message = Texts.message(for: error) { toast.send(message) }
    }
}
