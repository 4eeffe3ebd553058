import Services

@testable import MVVM

/// Goes nowhere, and remembers where it was to go. View models hold it weakly, so each test keeps its own.
final class NavigationSpy {
    private(set) var moves: [Move] = [] {
        willSet { willMove() }
    }
    /// Called before each move, for a look at how things are then.
    var willMove: () -> Void = {}
}

extension NavigationSpy: LoginNavigation, HomeNavigation, NewsNavigation, LinkNavigation {
    func showHome() { moves.append(.home) }
    func showLogin() { moves.append(.login) }
    func showNews() { moves.append(.news) }
    func showArticle(_ article: Article) { moves.append(.article(article)) }
}
