import AppContract
import Services

final class NewsViewModel {
    let searchText = Observable("")
    /// Says why there are no rows. An empty text says nothing.
    let emptyText: ObservableValue<String>
    var status: Status { activity.status }

    private let activity = Activity()
    private let articleList = Observable(ArticleList())
    private let news: any NewsService
    private let clock: any AppClock
    private weak var navigation: (any NewsNavigation)?
    private let loading = LatestTask()

    init(news: any NewsService, clock: any AppClock, navigation: any NewsNavigation) {
        self.news = news
        self.clock = clock
        self.navigation = navigation
        emptyText = articleList.map { list in
            guard let text = list.unmatchedText else { return "" }
            return text.isEmpty ? Texts.noNews : Texts.noMatch(for: text)
        }
        searchText.bind(to: self, dropFirst: true) { viewModel, _ in viewModel.refresh() }
    }

    /// Changes with the rows. The view then asks for the visible ones.
    var list: ObservableValue<ArticleList> { articleList }

    var numberOfRows: Int { list.value.articles.count }

    func row(at index: Int) -> ArticleRow {
        let article = list.value.articles[index]
        return ArticleRow(
            title: article.title, byline: Texts.byline(of: article, now: clock.now))
    }

    func loadIfNeeded() {
        if !articleList.latest.isLoaded, !activity.isLoading { refresh() }
    }

    func refresh() {
        load(PageQuery(matching: searchText.latest))
    }

    func loadNextPage() {
        if !activity.isLoading, let query = articleList.latest.nextPage { load(query) }
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
        activity.isLoading = false
        articleList.update { $0.receive(page, for: query) }
    }

    private func didFail(_ error: ServiceError) {
        // A cancelled load leaves the indicator to the load that replaced it.
        if error == .cancelled { return }
        activity.isLoading = false
        activity.show(error)
    }
}
