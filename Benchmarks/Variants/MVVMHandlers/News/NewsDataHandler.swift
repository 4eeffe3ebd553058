import AppContract
import Services

/// Loads the pages of the news, and holds the list that they make.
protocol NewsDataHandling: AnyObject {
    var list: ObservableValue<ArticleList> { get }
    var status: Status { get }
    /// Whether no page has been loaded, and none is being loaded.
    var needsFirstPage: Bool { get }

    func loadFirstPage(matching text: String)
    func loadNextPage()
}

final class NewsDataHandler: NewsDataHandling {
    var list: ObservableValue<ArticleList> { articleList }
    var status: Status { activity.status }
    var needsFirstPage: Bool { !articleList.latest.isLoaded && !activity.isLoading }

    private let activity = Activity()
    private let articleList = Observable(ArticleList())
    private let news: any NewsService
    private let loading = LatestTask()

    init(news: any NewsService) {
        self.news = news
    }

    func loadFirstPage(matching text: String) {
        load(PageQuery(matching: text))
    }

    func loadNextPage() {
        if !activity.isLoading, let query = articleList.latest.nextPage { load(query) }
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
        articleList.update { $0.receive(page, for: query) }
    }

    private func didFail(_ error: ServiceError) {
        // A cancelled load leaves the indicator to the load that replaced it.
        if error == .cancelled { return }
        activity.isLoading = false
        activity.show(error)
    }
}
