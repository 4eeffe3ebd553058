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
    private weak var navigation: (any NewsNavigation)?
    private var searchText = ""

    init(data: any NewsDataHandling, navigation: any NewsNavigation) {
        self.data = data
        self.navigation = navigation
    }

    func loadIfNeeded() {
        if data.needsFirstPage { refresh() }
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
        navigation?.showArticle(data.list.value.articles[index])
    }
}
