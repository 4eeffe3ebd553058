import Services

@testable import VIPER

/// Stands in for the wireframe of any module, and remembers what it was told.
final class WireframeSpy {
    private(set) var moves: [Move] = []
    /// The screen that is closed when the session ends; nil for a module without a screen.
    weak var screen: BaseViewSpy?
}

extension WireframeSpy: LoginWireframeInput {
    func didLogIn() {
        moves.append(.didLogIn)
    }
}

extension WireframeSpy: HomeWireframeInput {
    func didLogOut() {
        moves.append(.didLogOut)
    }
}

extension WireframeSpy: NewsWireframeInput, FeedbackWireframeInput, LinkWireframeInput {
    func showNews() {
        moves.append(.showNews)
    }

    func showArticle(_ article: Article) {
        moves.append(.showArticle(article))
    }

    func sessionDidEnd() {
        moves.append(.sessionDidEnd)
        screen?.close()
    }
}
