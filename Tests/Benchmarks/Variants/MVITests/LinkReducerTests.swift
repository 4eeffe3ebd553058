import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVI

@Suite("MVI: links, the reducer")
struct LinkReducerTests {
    private static let idle = LinkState()
    private static let waiting = LinkState(link: .article("7"))
    private static let loading = LinkState(link: .article("7"), isLoading: true)
    private static let all = [idle, waiting, loading]

    @Test("A bad link is told, and changes nothing")
    func badLink() {
        for state in Self.all {
            let toast = LinkEffect.showToast(Texts.badLink)
            LinkReducer.expect(.opened(nil, .active), in: state, asks: [toast])
            LinkReducer.expect(.opened(nil, .none), in: state, asks: [toast])
        }
    }

    @Test("A link to an article loads it, and takes the place of the link before")
    func article() {
        for state in Self.all {
            LinkReducer.expect(.opened(.article("8"), .active), in: state, asks: [.load("8")]) {
                $0 = LinkState(link: .article("8"), isLoading: true)
            }
        }
    }

    @Test("The link to the news cancels the load of an article, and opens at once")
    func news() {
        for state in Self.all {
            LinkReducer.expect(.opened(.news, .active), in: state, asks: [.cancelLoad, .showNews]) {
                $0 = LinkState()
            }
        }
    }

    @Test(
        "While nobody is logged in, the last good link waits",
        arguments: [Session.none, .loggedOut])
    func waits(session: Session) {
        for state in Self.all {
            for link in [Link.news, .article("8")] {
                LinkReducer.expect(.opened(link, session), in: state, asks: [.cancelLoad]) {
                    $0 = LinkState(link: link)
                }
            }
        }
    }

    @Test("After a log-in, the link that waits opens")
    func screenAfterLogIn() {
        let replaced = LinkIntent.screenReplaced(.active)
        LinkReducer.expect(replaced, in: Self.idle, asks: [.cancelLoad])
        for state in [Self.waiting, Self.loading] {
            LinkReducer.expect(replaced, in: state, asks: [.load("7")]) { $0 = Self.loading }
        }
        let news = LinkState(link: .news)
        LinkReducer.expect(replaced, in: news, asks: [.cancelLoad, .showNews]) { $0 = Self.idle }
    }

    @Test("After the end of a session the link waits, and after a log-out it is dropped")
    func screenWithoutSession() {
        for state in Self.all {
            LinkReducer.expect(.screenReplaced(.none), in: state, asks: [.cancelLoad]) {
                $0.isLoading = false
            }
            LinkReducer.expect(.screenReplaced(.loggedOut), in: state, asks: [.cancelLoad]) {
                $0 = LinkState()
            }
        }
    }

    @Test("The article that was loaded is shown once")
    func loaded() {
        LinkReducer.expect(
            .loaded(.numbered(7)), in: Self.loading, asks: [.showArticle(.numbered(7))]
        ) { $0 = LinkState() }
    }

    @Test(
        "A link that failed is told and dropped, unless the session has ended",
        arguments: ServiceError.failures)
    func failed(error: ServiceError) {
        if error == .sessionEnded {
            for state in Self.all { LinkReducer.expect(.failed(error), in: state) }
            return
        }
        let text = error == .notFound ? Texts.badLink : Texts.message(for: error) ?? ""
        LinkReducer.expect(.failed(error), in: Self.loading, asks: [.showToast(text)]) {
            $0 = LinkState()
        }
    }

    @Test("When the session ends, a toast says so before the log-in is shown")
    func sessionEnded() {
        for state in Self.all {
            let effects = [LinkEffect.showToast(Texts.sessionEnded), .showLogin]
            LinkReducer.expect(.sessionEnded, in: state, asks: effects)
        }
    }
}
