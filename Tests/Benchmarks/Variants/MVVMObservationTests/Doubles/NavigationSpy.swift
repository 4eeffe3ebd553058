import Services

@testable import MVVMObservation

/// Goes nowhere, and remembers what it was told. View models hold it weakly, so each test keeps its own.
final class NavigationSpy {
    private(set) var moves: [Move] = [] {
        willSet { willMove() }
    }
    /// Called before each move, for a look at how things are then.
    var willMove: () -> Void = {}
}

extension NavigationSpy: LoginNavigation, HomeNavigation, NewsNavigation, RootNavigation {
    func didLogIn() { moves.append(.didLogIn) }
    func didLogOut() { moves.append(.didLogOut) }
    func showNews() { moves.append(.news) }
    func showArticle(_ article: Article) { moves.append(.article(article)) }
}
