@testable import MVP

/// Remembers the moves of the stack, and the presenter of its first screen.
final class RootViewSpy: BaseViewSpy, @MainActor RootView {
    enum Move: Equatable {
        case login
        case home
        case news
        case article(title: String)
    }

    private(set) var moves: [Move] = []
    private(set) var login: LoginPresenter?
    private(set) var home: HomePresenter?
    /// Called when the home screen is shown, for what happens while it appears.
    var didShowHome: () -> Void = {}
    /// Called whenever loading ends, for an event that arrives just then.
    var didEndLoading: () -> Void = {}

    override var isLoading: Bool {
        didSet { if oldValue, !isLoading { didEndLoading() } }
    }

    func showLogin(_ presenter: LoginPresenter) {
        moves.append(.login)
        login = presenter
        home = nil
    }

    func showHome(_ presenter: HomePresenter) {
        moves.append(.home)
        login = nil
        home = presenter
        didShowHome()
    }

    func showNews() {
        moves.append(.news)
    }

    func showArticle(_ presenter: ArticlePresenter) {
        moves.append(.article(title: ArticleViewSpy(presenter: presenter).title))
    }
}
