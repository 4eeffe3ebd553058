import AppContract
import ServiceDoubles
import Services
import Testing

@testable import MVI

@Suite("MVI: links, the reducer")
struct LinkReducerTests {
    private static let waiting = LinkState.waiting(.article("7"))
    private static let loading = LinkState.loading("7")
    private static let all = [.idle, waiting, loading]

    @Test("A bad link is told, and changes nothing", arguments: [Session.none, .active])
    func badLink(session: Session) {
        for state in Self.all {
            LinkReducer.expect(
                .opened("triptych://weather", session: session), in: state,
                asks: [.showToast(Texts.badLink)])
        }
    }

    @Test("A link to an article loads it, and takes the place of the link before")
    func article() {
        for state in Self.all {
            LinkReducer.expect(
                .opened("triptych://article/8", session: .active), in: state, asks: [.load("8")]
            ) { $0 = .loading("8") }
        }
    }

    @Test("The link to the news cancels the load of an article, and opens at once")
    func news() {
        for state in Self.all {
            LinkReducer.expect(
                .opened("triptych://news", session: .active), in: state,
                asks: [.cancelLoad, .showNews]
            ) { $0 = .idle }
        }
    }

    @Test(
        "While nobody is logged in, the last good link waits",
        arguments: [Session.none, .loggedOut])
    func waits(session: Session) {
        let links = ["triptych://news": Link.news, "triptych://article/8": .article("8")]
        for state in Self.all {
            for (text, link) in links {
                LinkReducer.expect(
                    .opened(text, session: session), in: state, asks: [.cancelLoad]
                ) { $0 = .waiting(link) }
            }
        }
    }

    @Test("After a log-in, the link that waits opens")
    func screenAfterLogIn() {
        let replaced = LinkIntent.screenReplaced(session: .active)
        LinkReducer.expect(replaced, in: .idle, asks: [.cancelLoad])
        for state in [Self.waiting, Self.loading] {
            LinkReducer.expect(replaced, in: state, asks: [.load("7")]) { $0 = Self.loading }
        }
        LinkReducer.expect(replaced, in: .waiting(.news), asks: [.cancelLoad, .showNews]) {
            $0 = .idle
        }
    }

    @Test("After the end of a session the link waits, and after a log-out it is dropped")
    func screenWithoutSession() {
        for state in Self.all {
            let ended = LinkIntent.screenReplaced(session: .none)
            LinkReducer.expect(ended, in: state, asks: [.cancelLoad]) {
                if $0 == Self.loading { $0 = Self.waiting }
            }
            let loggedOut = LinkIntent.screenReplaced(session: .loggedOut)
            LinkReducer.expect(loggedOut, in: state, asks: [.cancelLoad]) { $0 = .idle }
        }
    }

    @Test("Only a load shows the indicator")
    func isLoading() {
        #expect(Self.all.map(\.isLoading) == [false, false, true])
    }

    @Test("The article that was loaded is shown once")
    func loaded() {
        LinkReducer.expect(
            .loaded(.numbered(7)), in: Self.loading, asks: [.showArticle(.numbered(7))]
        ) { $0 = .idle }
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
            $0 = .idle
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
