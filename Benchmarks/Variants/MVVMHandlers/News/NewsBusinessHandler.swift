import Services

/// Takes what the person does with the news, and decides what happens.
protocol NewsBusinessHandling: AnyObject {
    var searchText: Observable<String> { get }

    func loadIfNeeded()
    func refresh()
    func loadNextPage()
    func selectRow(at index: Int)
}

final class NewsBusinessHandler: NewsBusinessHandling {
    let searchText = Observable("")

    private let data: any NewsDataHandling
    private weak let navigation: (any NewsNavigation)?

    init(data: any NewsDataHandling, navigation: any NewsNavigation) {
        self.data = data
        self.navigation = navigation
        searchText.onChange { [weak self] _ in self?.refresh() }
    }

    func loadIfNeeded() {
        if data.needsFirstPage(matching: searchText.value) { refresh() }
    }

    func refresh() {
        data.loadFirstPage(matching: searchText.value)
    }

    func loadNextPage() {
        data.loadNextPage(matching: searchText.value)
    }

    func selectRow(at index: Int) {
        navigation?.showArticle(data.list.articles[index])
    }
}
