import AppContract
import Services

/// Loads the pages of the news, and holds the list that they make.
protocol NewsDataHandling: AnyObject {
    var list: ArticleList { get }
    /// The list has taken a page.
    var listChanged: EventStream<Void> { get }
    var status: Status { get }

    /// Whether the first page of this text is missing, and no page is being loaded.
    func needsFirstPage(matching text: String) -> Bool
    func loadFirstPage(matching text: String)
    func loadNextPage(matching text: String)
}

final class NewsDataHandler: NewsDataHandling {
    private(set) var list = ArticleList()
    var listChanged: EventStream<Void> { listChangedSource }
    var status: Status { Status(isLoading: isLoading, toast: toast) }

    private let isLoading = Observable(false)
    private let toast = Event<String>()
    private let listChangedSource = Event<Void>()
    private let news: any NewsService
    private let loadTask = LatestTask()

    init(news: any NewsService) {
        self.news = news
    }

    func needsFirstPage(matching text: String) -> Bool {
        !isLoading.value && list.missingPage(for: text) != nil
    }

    func loadFirstPage(matching text: String) {
        load(PageQuery(matching: text))
    }

    func loadNextPage(matching text: String) {
        if !isLoading.value, let query = list.nextPage(for: text) { load(query) }
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
        listChangedSource.send(())
    }

    private func didFail(_ error: ServiceError) {
        // A cancelled load leaves the indicator to the load that replaced it.
        if error == .cancelled { return }
        isLoading.value = false
        if let message = Texts.message(for: error) { toast.send(message) }
    }
}
