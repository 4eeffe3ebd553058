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

final class NewsDataHandler: NewsDataHandling {
    let failure = Event<ServiceError>()
    let status = Status()

    private let news: any NewsService
    private let shown: Observable<NewsRows>
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
        guard !status.isLoading.value,
            let text = shown.value.text, let cursor = shown.value.nextCursor
        else { return }
        load(matching: text, after: cursor)
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
        shown.update {
            if isFirst { $0 = NewsRows(matching: text, clock: $0.clock) }
            $0.append(page)
        }
    }

    private func didFail(_ error: ServiceError) {
        // A superseded load leaves the rest to the load that replaced it.
        if error == .cancelled { return }
        status.setLoading(false)
        failure.send(error)
    }
}
