@testable import VIPER

/// Stands in for the wireframe of any module, and records its moves.
final class WireframeSpy {
    private(set) var moves: [Move] = [] {
        willSet { willMove() }
    }
    /// Called before each move, so that a test can check what must have happened by then.
    var willMove: () -> Void = {}
}

extension WireframeSpy: LoginWireframeInput, HomeWireframeInput {
    func showHome() {
        moves.append(.showHome)
    }

    func showLogin() {
        moves.append(.showLogin)
    }
}

extension WireframeSpy: NewsWireframeInput, LinkWireframeInput {
    func showNews() {
        moves.append(.showNews)
    }

    func showArticle(_ content: ArticleContent) {
        moves.append(.showArticle(content))
    }
}
