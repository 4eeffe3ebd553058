@testable import MVVM

/// Goes nowhere and remembers where it was to go.
final class RouterSpy {
    private(set) var moves: [Move] = []
    /// Called before each move, for a look at how things are then.
    var willMove: () -> Void = {}

    var login: LoginRouter {
        LoginRouter(showHome: { self.move(.home) })
    }

    var home: HomeRouter {
        HomeRouter(showLogin: { self.move(.login) })
    }

    var news: NewsRouter {
        NewsRouter(
            showArticle: { self.move(.article($0)) },
            endSession: { self.move(.login) })
    }

    var feedback: FeedbackRouter {
        FeedbackRouter(endSession: { self.move(.login) })
    }

    var link: LinkRouter {
        LinkRouter(
            showNews: { self.move(.news) },
            showArticle: { self.move(.article($0)) },
            endSession: { self.move(.login) })
    }

    private func move(_ move: Move) {
        willMove()
        moves.append(move)
    }
}
