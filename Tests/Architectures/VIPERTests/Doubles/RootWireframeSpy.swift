@testable import VIPER

/// Records the moves that it is asked for. It also stands in for the wireframe of the news, whose only move is one of its.
final class RootWireframeSpy: RootWireframeInput, NewsWireframeInput {
    enum Move: Equatable {
        case showLogin
        case showHome
        case showNews
        case showArticle(ArticleContent)
    }

    private(set) var moves: [Move] = [] {
        willSet { willMove() }
    }
    /// Called before each move, so that a test can check what must have happened by then.
    var willMove: () -> Void = {}

    func showLogin(moduleOutput: any LoginModuleOutput) {
        moves.append(.showLogin)
    }

    func showHome(moduleOutput: any HomeModuleOutput) {
        moves.append(.showHome)
    }

    func showNews() {
        moves.append(.showNews)
    }

    func showArticle(_ content: ArticleContent) {
        moves.append(.showArticle(content))
    }
}
