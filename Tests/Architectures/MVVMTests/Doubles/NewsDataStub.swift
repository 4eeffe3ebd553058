import Services

@testable import MVVM

/// Gets no pages. It remembers which it was asked for, and holds what the test sets.
final class NewsDataStub: NewsDataHandling {
    enum Request: Equatable {
        case firstPage(String)
        case nextPage
    }

    private(set) var requests: [Request] = []
    let shownArticles = Observable<[Article]>([])
    var shownText: String?
    let status = Status()
    let failure = Event<ServiceError>()

    var articles: ObservableValue<[Article]> { shownArticles }

    func loadFirstPage(matching text: String) {
        requests.append(.firstPage(text))
    }

    func loadNextPage() {
        requests.append(.nextPage)
    }
}
