import Services

@testable import VIPER

/// Has the articles that a test gives it, and records its calls.
final class NewsInteractorSpy: NewsInteractorInput {
    enum Call: Equatable {
        case loadIfNeeded
        case search(String)
        case refresh
        case loadNextPage
    }

    var articles: [Article] = []
    private(set) var calls: [Call] = []

    var numberOfArticles: Int { articles.count }

    func article(at index: Int) -> ArticleContent {
        ArticleContent(articles[index])
    }

    func loadIfNeeded() {
        calls.append(.loadIfNeeded)
    }

    func search(_ text: String) {
        calls.append(.search(text))
    }

    func refresh() {
        calls.append(.refresh)
    }

    func loadNextPage() {
        calls.append(.loadNextPage)
    }
}
