import AppContract
import Services

/// Gets the pages of the news, and holds what is shown of them.
protocol NewsDataHandling: AnyObject {
    var rows: ObservableValue<NewsRows> { get }
    /// What went wrong. Who is bound to it decides what happens then.
    var failure: Event<ServiceError> { get }
    var status: Status { get }

    func loadFirstPage(matching text: String)
    func loadNextPage()
}

/// The articles that are shown, and what they match: one value, so that both change together. Each row is made when it is
/// asked for: its age follows the clock, and of 100,000 rows a table shows twenty.
struct NewsRows: @MainActor RandomAccessCollection {
    var articles: [Article] = []
    /// Nil until the first page is there.
    var text: String?
    let clock: any AppClock

    var startIndex: Int { articles.startIndex }
    var endIndex: Int { articles.endIndex }

    subscript(index: Int) -> ArticleRow {
        let article = articles[index]
        return ArticleRow(
            title: article.title, byline: Texts.byline(of: article, now: clock.now))
    }

    var emptyText: String {
        guard articles.isEmpty, let text else { return "" }
        return text.isEmpty ? Texts.noNews : Texts.noMatch(for: text)
    }
}

final class NewsDataHandler: NewsDataHandling {
    let failure = Event<ServiceError>()
    let status = Status()

    private let news: any NewsService
    private let shown: Observable<NewsRows>
    private var shownIDs: Set<Article.ID> = []
    private var nextCursor: String?
    private let loading = LatestTask()

    init(news: any NewsService, clock: any AppClock) {
        self.news = news
        shown = Observable(NewsRows(clock: clock))
    }

    var rows: ObservableValue<NewsRows> { shown }

    func loadFirstPage(matching text: String) {
        load(matching: text)
    }

    func loadNextPage() {
        guard !status.isLoading.value, let text = shown.value.text, let nextCursor else {
            return
        }
        load(matching: text, after: nextCursor)
    }

    /// Loads a page. It supersedes whatever load is under way.
    private func load(matching text: String, after cursor: String? = nil) {
        status.setLoading(true)
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
        status.setLoading(false)
        if isFirst { shownIDs = [] }
        let new = page.articles.filter { shownIDs.insert($0.id).inserted }
        nextCursor = page.nextCursor
        shown.update {
            if isFirst { $0 = NewsRows(text: text, clock: $0.clock) }
            $0.articles += new
        }
    }

    private func didFail(_ error: ServiceError) {
        // A superseded load leaves the rest to the load that replaced it.
        if error == .cancelled { return }
        status.setLoading(false)
        failure.send(error)
    }
}
