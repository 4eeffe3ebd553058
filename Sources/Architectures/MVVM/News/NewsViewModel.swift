import AppContract
import Services

final class NewsViewModel {
    let searchText = Observable("")
    /// Says why there are no rows; an empty text says nothing.
    let emptyText: ObservableValue<String>
    let status = Status()

    private let news: any NewsService
    private let navigation: NewsNavigation
    private let shown: Observable<NewsRows>
    private let loading = LatestTask()

    init(news: any NewsService, clock: any AppClock, navigation: NewsNavigation) {
        self.news = news
        self.navigation = navigation
        shown = Observable(NewsRows(clock: clock))
        emptyText = shown.map(\.emptyText)
        searchText.bindNext(to: self) { viewModel, _ in viewModel.refresh() }
    }

    var rows: ObservableValue<NewsRows> { shown }

    func loadIfNeeded() {
        if shown.value.text == nil, !status.isLoading.value { refresh() }
    }

    func refresh() {
        load(matching: searchText.value)
    }

    func loadNextPage() {
        guard !status.isLoading.value,
            let text = shown.value.text, let cursor = shown.value.nextCursor
        else { return }
        load(matching: text, after: cursor)
    }

    func selectRow(at index: Int) {
        navigation.showArticle(shown.value.articles[index])
    }

    // MARK: Loading

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
        status.show(error)
        if error == .sessionEnded { navigation.showLogin() }
    }
}
