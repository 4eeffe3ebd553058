import Services

@testable import MVI

/// Records where it was to go. Effects hold it weakly, so each test keeps its own.
final class NavigationSpy {
    enum Move: Equatable {
        case toast(String)
        case didLogIn, didLogOut, news
        case article(Article)
    }

    private(set) var moves: [Move] = []
}

extension NavigationSpy: Navigation {
    func showToast(_ text: String) { moves.append(.toast(text)) }
    func didLogIn() { moves.append(.didLogIn) }
    func didLogOut() { moves.append(.didLogOut) }
    func showNews() { moves.append(.news) }
    func showArticle(_ article: Article) { moves.append(.article(article)) }
}
