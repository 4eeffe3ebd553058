@testable import VIPER

/// Stands in for the wireframe of any module, and remembers what it was told.
final class WireframeSpy {
    private(set) var moves: [Move] = [] {
        willSet { willMove() }
    }
    /// Called before each move, for a look at how things are then.
    var willMove: () -> Void = {}
    /// The screen that is closed when another becomes the only one; nil for a module without a screen.
    weak var screen: BaseViewSpy?
}

extension WireframeSpy: LoginWireframeInput, HomeWireframeInput {
    func showHome() {
        moves.append(.showHome)
    }

    func showLogin() {
        moves.append(.showLogin)
        screen?.close()
    }
}

extension WireframeSpy: NewsWireframeInput, FeedbackWireframeInput, LinkWireframeInput {
    func showNews() {
        moves.append(.showNews)
    }

    func showArticle(_ content: ArticleContent) {
        moves.append(.showArticle(content))
    }
}
