import AppContract
import Foundation
import InMemoryServer
import PocketUI
import Services

/// One app at work, with a server, a clock and a window of its own.
///
/// Nothing reaches the app but by a `Move`, and every stage begins the same. So the same moves at the same
/// times lead to the same screen, whichever architecture the app has.
final class Stage {
    let window = Window()
    let backend: InMemoryBackend
    private let clock = ManualClock()
    private let launchedAt: Date
    private let app: any App

    /// Launches the app.
    init(app: any App.Type, setting: Setting) {
        launchedAt = clock.now
        backend = InMemoryBackend(
            clock: clock, articles: .samples(setting.articles, now: launchedAt))
        self.app = app.init(
            services: AppServices(backend: backend, clock: clock, pageSize: setting.pageSize),
            window: window)
        self.app.launch()
    }

    /// Lets the screens go, and waits until the calls they had under way have come back.
    func close() async {
        window.rootViewController = nil
        await backend.settle()
    }

    /// Makes a move, and waits for what comes of it at once.
    ///
    /// - Returns: Why it cannot be made, if so.
    func make(_ move: TimedMove) async -> PersonError? {
        clock.advance(by: max(0, move.time - clock.now.timeIntervalSince(launchedAt)))
        var obstacle: PersonError?
        do throws(PersonError) {
            try make(move.move)
        } catch {
            obstacle = error
        }
        await backend.settle()
        return obstacle
    }

    private func make(_ move: Move) throws(PersonError) {
        let person = Person(at: window)
        switch move {
        case .type(let text, let field): try person.type(text, into: field)
        case .deleteLast(let field): try person.deleteLast(in: field)
        case .clear(let field): try person.clear(field)
        case .tap(let button): try person.tap(button)
        case .selectRow(let index): try person.selectRow(at: index)
        case .scroll(let index): try person.scroll(toRow: index)
        case .scrollToEnd: try person.scrollToEnd()
        case .pullToRefresh: try person.pullToRefresh()
        case .goBack: try person.goBack()
        case .lookAway: person.lookAway()
        case .open(let link):
            person.lookAway()
            app.open(link)
        case .setHolding(let isHolding): backend.isHolding = isHolding
        case .giveAnswer: _ = backend.answerHeldCall(number: 1)
        case .setOffline(let isOffline): backend.isOffline = isOffline
        case .failNextAnswer: backend.failNextAnswer(with: .status(500))
        case .publish(let count): backend.publishArticles(count: count)
        case .expireSessions: backend.expireSessions()
        }
    }
}
