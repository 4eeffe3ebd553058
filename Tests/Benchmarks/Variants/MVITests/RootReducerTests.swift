import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVI

@Suite("MVI: root, the reducer")
struct RootReducerTests {
    private static let idle = RootState()
    private static let waiting = state(.article("7"))
    private static let loading = state(.article("7"), isLoading: true)
    private static let all = [idle, waiting, loading]

    @Test("An invalid link is reported, and leaves the one that waits alone")
    func badLink() {
        for state in Self.all {
            for isLoggedIn in [false, true] {
                RootReducer.expect(
                    .opened("triptych://weather", isLoggedIn: isLoggedIn), in: state,
                    asks: [.showToast(Texts.badLink)])
            }
        }
    }

    @Test("A link to an article loads it, and supersedes the link under way")
    func article() {
        for state in Self.all {
            RootReducer.expect(
                .opened("triptych://article/8", isLoggedIn: true), in: state, asks: [.load("8")]
            ) { $0 = Self.state(.article("8"), isLoading: true) }
        }
    }

    @Test("The link to the news supersedes an article under way, and opens at once")
    func news() {
        for state in Self.all {
            RootReducer.expect(
                .opened("triptych://news", isLoggedIn: true), in: state,
                asks: [.cancelLoad, .showNews]
            ) { $0 = Self.idle }
        }
    }

    @Test("While nobody is logged in, the last good link waits")
    func waits() {
        let links = ["triptych://news": Link.news, "triptych://article/8": .article("8")]
        for state in [Self.idle, Self.waiting] {
            for (text, link) in links {
                RootReducer.expect(.opened(text, isLoggedIn: false), in: state) {
                    $0 = Self.state(link)
                }
            }
        }
    }

    @Test("When the home screen is there, the link that waits opens")
    func shownHome() {
        let shown = RootIntent.shownHome(isLoggedIn: true)
        RootReducer.expect(shown, in: Self.idle)
        RootReducer.expect(shown, in: Self.waiting, asks: [.load("7")]) { $0 = Self.loading }
        RootReducer.expect(shown, in: Self.state(.news), asks: [.cancelLoad, .showNews]) {
            $0 = Self.idle
        }
    }

    @Test("A log-out cancels the load, and drops a link that has not opened")
    func loggedOut() {
        for state in Self.all {
            RootReducer.expect(.loggedOut, in: state, asks: [.cancelLoad]) { $0 = Self.idle }
        }
    }

    @Test("The end of the session cancels the load, and its link waits")
    func sessionEnded() {
        RootReducer.expect(.sessionEnded, in: Self.idle, asks: [.cancelLoad])
        for state in [Self.waiting, Self.loading] {
            RootReducer.expect(.sessionEnded, in: state, asks: [.cancelLoad]) { $0 = Self.waiting }
        }
    }

    @Test("The article that was loaded is shown once")
    func loaded() {
        RootReducer.expect(
            .loaded(.numbered(7)), in: Self.loading, asks: [.showArticle(.numbered(7))]
        ) { $0 = Self.idle }
    }

    @Test(
        "A link that failed is reported and does not wait, unless the session has ended",
        arguments: ServiceError.failures)
    func failed(error: ServiceError) {
        if error == .sessionEnded {
            RootReducer.expect(.failed(error), in: Self.loading) { $0 = Self.waiting }
            return
        }
        let text = error == .notFound ? Texts.badLink : Texts.message(for: error) ?? ""
        RootReducer.expect(.failed(error), in: Self.loading, asks: [.showToast(text)]) {
            $0 = Self.idle
        }
    }

    private static func state(_ link: Link, isLoading: Bool = false) -> RootState {
        var state = RootState(isLoading: isLoading)
        state.waitingLink.replace(with: link)
        return state
    }
}
