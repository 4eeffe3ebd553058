import AppContract
import Foundation
import InMemoryServer
import PocketUI
import Services

/// An app that runs with its own server, clock and window.
///
/// Only actions change it, and every instance begins in the same state. So the same actions at the same
/// times lead to the same screen in every architecture.
final class RunningApp {
    let window = Window()
    let backend: InMemoryBackend
    private let clock = ManualClock()
    private let launchedAt: Date
    private let app: any App
    private var news: News

    /// Launches the app.
    init(_ app: any App.Type, setup: PlaySetup) {
        launchedAt = clock.now
        news = News(count: setup.articles, now: launchedAt)
        backend = InMemoryBackend(clock: clock, articles: news.articles)
        self.app = app.init(
            services: AppServices(backend: backend, clock: clock, pageSize: setup.pageSize),
            window: window)
        self.app.launch()
    }

    /// Closes the screens, and waits for the calls that were under way.
    func close() async {
        window.rootViewController = nil
        await backend.settle()
    }

    /// Sets the clock, which never goes back.
    ///
    /// - Parameter time: In seconds since the launch.
    func advanceClock(to time: TimeInterval) {
        clock.advance(by: max(0, time - clock.now.timeIntervalSince(launchedAt)))
    }

    /// Performs an action, and waits for what it leads to at once.
    ///
    /// - Returns: Why it can't be performed; nil if it was.
    func perform(_ action: Action) async -> PersonError? {
        var obstacle: PersonError?
        do throws(PersonError) {
            try apply(action)
        } catch {
            obstacle = error
        }
        await backend.settle()
        return obstacle
    }

    private func apply(_ action: Action) throws(PersonError) {
        let person = Person(at: window)
        switch action {
        case .type(let text, let field): try person.type(text, into: field)
        case .deleteLast(let field): try person.deleteLast(in: field)
        case .clear(let field): try person.clear(field)
        case .tap(let button): try person.tap(button)
        case .selectRow(let index): try person.selectRow(at: index)
        case .scroll(let index): try person.scroll(toRow: index)
        case .scrollToEnd: try person.scrollToEnd()
        case .pullToRefresh: try person.pullToRefresh()
        case .goBack: try person.goBack()
        case .dismissToast: person.lookAway()
        case .open(let link):
            person.lookAway()
            app.open(link)
        case .setHolding(let isHolding): backend.isHolding = isHolding
        case .giveAnswer: _ = backend.answerHeldCall(number: 1)
        case .setOffline(let isOffline): backend.isOffline = isOffline
        case .failNextAnswer: backend.failNextAnswer(with: .status(500))
        case .publish(let count):
            news.publish(count, now: clock.now)
            backend.setArticles(news.articles)
        case .expireSessions: backend.expireSessions()
        }
    }
}
