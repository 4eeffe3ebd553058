import Services

/// Takes what the person does with the news.
protocol NewsBusinessHandling: AnyObject {
    func loadIfNeeded()
    func search(_ text: String)
    func refresh()
    func loadNextPage()
    func selectRow(at index: Int)
}

final class NewsBusinessHandler: NewsBusinessHandling {
    private let data: any NewsDataHandling
    private let navigation: NewsNavigation
    private var searchText = ""

    init(data: any NewsDataHandling, navigation: NewsNavigation) {
        self.data = data
        self.navigation = navigation
        data.failure.bind(to: self) { $0.didFail($1) }
    }

    func loadIfNeeded() {
        if data.rows.value.text == nil, !data.status.isLoading.value { refresh() }
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
        navigation.showArticle(data.rows.value.articles[index])
    }

    private func didFail(_ error: ServiceError) {
        data.status.show(error)
        if error == .sessionEnded { navigation.showLogin() }
    }
}
