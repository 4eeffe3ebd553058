@testable import MVVM

/// Goes nowhere and remembers where it was to go.
final class RouterSpy {
    private(set) var moves: [Move] = [] {
        willSet { willMove() }
    }
    /// Called before each move, for a look at how things are then.
    var willMove: () -> Void = {}
    /// The screen that is closed when the session ends; nil where there is none.
    weak var screen: StatusSpy?

    private func showLogin() {
        moves.append(.login)
        screen?.close()
    }

    var login: LoginRouter {
        LoginRouter(showHome: { self.moves.append(.home) })
    }

    var home: HomeRouter {
        HomeRouter(showLogin: { self.moves.append(.login) })
    }

    var news: NewsRouter {
        NewsRouter(
            showArticle: { self.moves.append(.article($0)) },
            showLogin: showLogin)
    }

    var feedback: FeedbackRouter {
        FeedbackRouter(showLogin: showLogin)
    }

    var link: LinkRouter {
        LinkRouter(
            showNews: { self.moves.append(.news) },
            showArticle: { self.moves.append(.article($0)) },
            showLogin: { self.moves.append(.login) })
    }
}
