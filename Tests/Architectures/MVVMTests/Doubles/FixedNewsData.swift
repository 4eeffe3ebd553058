import Services

@testable import MVVM

/// Serves the same articles for ever, all on the first page, and has no service.
final class FixedNewsData: NewsDataHandling {
    private(set) var shownText: String?
    let status = Status()
    let failure = Event<ServiceError>()

    private let all: [Article]
    private let found = Observable<[Article]>([])

    init(_ articles: [Article]) {
        all = articles
    }

    var articles: ObservableValue<[Article]> { found }

    func loadFirstPage(matching text: String) {
        shownText = text
        found.value = all.filter { text.isEmpty || $0.title.contains(text) }
    }

    func loadNextPage() {}
}
