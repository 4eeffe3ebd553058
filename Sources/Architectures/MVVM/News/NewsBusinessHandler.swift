import Services

/// Takes what the person does with the news.
protocol NewsBusinessHandling: AnyObject {
    func viewDidAppear()
    func search(_ text: String)
    func refresh()
    func reachedEnd()
    func selectRow(at index: Int)
}

final class NewsBusinessHandler: NewsBusinessHandling {
    private let data: any NewsDataHandling
    private let router: NewsRouter
    private var searchText = ""
    private var tokens: [ObservationToken] = []

    init(data: any NewsDataHandling, router: NewsRouter) {
        self.data = data
        self.router = router
        data.failure.bind(to: self) { $0.didFail($1) }.store(in: &tokens)
    }

    func viewDidAppear() {
        if data.shownText == nil, !data.status.isLoading.value { refresh() }
    }

    func search(_ text: String) {
        searchText = text
        refresh()
    }

    func refresh() {
        data.loadFirstPage(matching: searchText)
    }

    func reachedEnd() {
        data.loadNextPage()
    }

    func selectRow(at index: Int) {
        router.showArticle(data.articles.value[index])
    }

    private func didFail(_ error: ServiceError) {
        data.status.show(error)
        if error == .sessionEnded { router.endSession() }
    }
}
