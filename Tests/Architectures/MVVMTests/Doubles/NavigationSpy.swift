@testable import MVVM

/// Goes nowhere and remembers where it was to go.
final class NavigationSpy {
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

    var login: LoginNavigation {
        LoginNavigation(showHome: { self.moves.append(.home) })
    }

    var home: HomeNavigation {
        HomeNavigation(showLogin: { self.moves.append(.login) })
    }

    var news: NewsNavigation {
        NewsNavigation(
            showArticle: { self.moves.append(.article($0)) },
            showLogin: showLogin)
    }

    var feedback: FeedbackNavigation {
        FeedbackNavigation(showLogin: showLogin)
    }

    var link: LinkNavigation {
        LinkNavigation(
            showNews: { self.moves.append(.news) },
            showArticle: { self.moves.append(.article($0)) },
            showLogin: { self.moves.append(.login) })
    }
}
