import AppContract
import Services

/// Gets the pages of the news, and holds what is shown of them.
protocol NewsDataHandling: AnyObject {
    var results: ObservableValue<NewsResults> { get }
    /// What went wrong last. Who follows it decides what happens then.
    var failure: ObservableValue<ServiceError?> { get }
    var activity: Activity { get }

    func loadFirstPage(matching text: String)
    func loadNextPage()
}

/// The articles that are shown, and what they match: one value, so that both change together.
struct NewsResults {
    /// Nil until the first page is there.
    var text: String?
    var articles: [Article] = []

    var emptyText: String {
        guard articles.isEmpty, let text else { return "" }
        return text.isEmpty ? Texts.noNews : Texts.noMatch(for: text)
    }
}

final class NewsDataHandler: NewsDataHandling {
    let activity = Activity()

    private let news: any NewsService
    private let shown = Observable(NewsResults())
    private let lastFailure = Observable<ServiceError?>(nil)
    private var shownIDs: Set<Article.ID> = []
    private var nextCursor: String?
    private let loading = LatestTask()

    init(news: any NewsService) {
        self.news = news
    }

    var results: ObservableValue<NewsResults> { shown }
    var failure: ObservableValue<ServiceError?> { lastFailure }

    func loadFirstPage(matching text: String) {
        load(matching: text)
    }

    func loadNextPage() {
        guard !activity.status.isLoading.value, let text = shown.value.text, let nextCursor else {
            return
        }
        load(matching: text, after: nextCursor)
    }

    /// Loads a page. It supersedes whatever load is under way.
    private func load(matching text: String, after cursor: String? = nil) {
        activity.setLoading(true)
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
        activity.setLoading(false)
        if isFirst { shownIDs = [] }
        let new = page.articles.filter { shownIDs.insert($0.id).inserted }
        nextCursor = page.nextCursor
        shown.update {
            if isFirst { $0 = NewsResults(text: text) }
            $0.articles += new
        }
    }

    private func didFail(_ error: ServiceError) {
        // A superseded load leaves the rest to the load that replaced it.
        if error == .cancelled { return }
        activity.setLoading(false)
        lastFailure.value = error
    }
}
