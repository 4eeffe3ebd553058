import Services

/// Takes what the person does with the news.
protocol NewsBusinessHandling: AnyObject {
    func viewDidAppear()
    func search(_ text: String)
    func refresh()
    func loadNextPage()
    func selectRow(at index: Int)
}

final class NewsBusinessHandler: NewsBusinessHandling {
    private let data: any NewsDataHandling
    private let router: NewsRouter
    private var searchText = ""

    init(data: any NewsDataHandling, router: NewsRouter) {
        self.data = data
        self.router = router
        data.failure.bindNext(to: self) { handler, error in
            if let error { handler.didFail(error) }
        }
    }

    func viewDidAppear() {
        if data.results.value.text == nil, !data.activity.status.isLoading.value { refresh() }
    }

    func search(_ text: String) {
        searchText = text
        refresh()
    }

    func refresh() {
        data.loadFirstPage(matching: searchText)
    }

    func loadNextPage() {
        data.loadNextPage()
    }

    func selectRow(at index: Int) {
        router.showArticle(data.results.value.articles[index])
    }

    private func didFail(_ error: ServiceError) {
        data.activity.show(error)
        if error == .sessionEnded { router.showLogin() }
    }
}
