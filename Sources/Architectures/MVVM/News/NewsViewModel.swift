import AppContract
import Services

final class NewsViewModel {
    let searchText = Observable("")
    /// Set whenever the rows change, even if their number stays the same. The view then asks for the visible rows.
    let numberOfRows: ObservableValue<Int>
    /// Why there are no rows; empty if there are some, or before the first page.
    let emptyText: ObservableValue<String>
    var status: Status { activity.status }

    private let activity = Activity()
    private let list = Observable(ArticleList())
    private let news: any NewsService
    private let clock: any AppClock
    private weak var navigation: (any NewsNavigation)?
    private let loading = LatestTask()

    init(news: any NewsService, clock: any AppClock, navigation: any NewsNavigation) {
        self.news = news
        self.clock = clock
        self.navigation = navigation
        numberOfRows = list.map { $0.articles.count }
        emptyText = list.map { Texts.emptyList(unmatched: $0.unmatchedText) }
        searchText.onChange { [weak self] _ in self?.refresh() }
    }

    func row(at index: Int) -> ArticleRow {
        let article = list.value.articles[index]
        return ArticleRow(
            title: article.title, byline: Texts.byline(of: article, now: clock.now))
    }

    func loadIfNeeded() {
        if !list.latest.isLoaded, !activity.isLoading { refresh() }
    }

    func refresh() {
        load(PageQuery(matching: searchText.latest))
    }

    func loadNextPage() {
        if !activity.isLoading, let query = list.latest.nextPage { load(query) }
    }

    func selectRow(at index: Int) {
        navigation?.showArticle(list.value.articles[index])
    }

    /// Loads a page, and cancels the previous load.
    private func load(_ query: PageQuery) {
        activity.isLoading = true
        loading.start { [weak self, news] in
            do throws(ServiceError) {
                let page = try await news.page(for: query)
                self?.didLoad(page, for: query)
            } catch {
                self?.didFail(error)
            }
        }
    }

    private func didLoad(_ page: Page, for query: PageQuery) {
        // The list changes last, because a subscriber of the rows may start the next load.
        activity.isLoading = false
        list.update { $0.receive(page, for: query) }
    }

    private func didFail(_ error: ServiceError) {
        // A cancelled load leaves the indicator to the load that replaced it.
        if error == .cancelled { return }
        activity.isLoading = false
        activity.show(error)
    }
}
