import AppContract
import InMemoryServer
import PocketUI
import Services

extension MeasuredAction {
    /// The actions by which the architectures are compared.
    static let suite: [MeasuredAction] = [
        .fromLaunch("launch and close the app", launching(rows: 1))
            .timed(.inMemoryBackend, actionsPerTurn: 16).timed(.readyValues, actionsPerTurn: 32),
        .onRunningApp(
            "type one character", launching(rows: 1),
            body: { try $0.person.type("a", into: Texts.username) },
            back: { try $0.person.clear(Texts.username) }
        ).timed(.inMemoryBackend, actionsPerTurn: 128).timed(.readyValues, actionsPerTurn: 128),
        .onRunningApp(
            "log in", launching(rows: 1),
            before: { try $0.fillInLogIn() },
            body: { try $0.person.tap(Texts.logIn) },
            back: {
                try $0.person.tap(Texts.logOut)
                try $0.fillInLogIn()
            }
        ).timed(.inMemoryBackend, actionsPerTurn: 2).timed(.readyValues, actionsPerTurn: 8),
        load(rows: 20)
            .timed(.inMemoryBackend, actionsPerTurn: 1).timed(.readyValues, actionsPerTurn: 8),
        // With the in-memory backend, nearly all of this time would be the services', so the ratios would say nothing.
        load(rows: 10_000).long.timed(.readyValues, actionsPerTurn: 1, mostRounds: 16),
        scroll(pages: 10).timed(.readyValues, actionsPerTurn: 1, mostRounds: 48),
        .onRunningApp(
            "open and leave an article", launching(rows: 1),
            before: { try $0.logIn() },
            body: {
                try $0.person.selectRow(at: 0)
                $0.look()
                try $0.person.goBack()
            }
        ).timed(.inMemoryBackend, actionsPerTurn: 32).timed(.readyValues, actionsPerTurn: 32),
        .onRunningApp(
            "send feedback", launching(rows: 1),
            before: {
                try $0.logIn()
                try $0.writeFeedback()
            },
            body: { try $0.person.tap(Texts.send) },
            back: { try $0.writeFeedback() }
        ).timed(.inMemoryBackend, actionsPerTurn: 8).timed(.readyValues, actionsPerTurn: 32),
        .fromLaunch("one whole session", launching(rows: 20), body: wholeSession)
            .timed(.inMemoryBackend, actionsPerTurn: 1, mostRounds: 40)
            .timed(.readyValues, actionsPerTurn: 2, mostRounds: 32),
    ]

    /// Screens that stay open until they have been counted.
    static let screens: [MeasuredAction] = [
        .opening("the app and its log-in screen", launching(rows: 20)),
        .opening("the app and its home screen with 20 rows", launching(rows: 20)) {
            try $0.logIn()
        },
        .onRunningApp(
            "an article", launching(rows: 1),
            before: { try $0.logIn() },
            body: { try $0.person.selectRow(at: 0) },
            back: { try $0.person.goBack() }
        ),
    ]

    /// Refreshes the news, all on one page.
    static func load(rows: Int) -> MeasuredAction {
        .onRunningApp(
            "load \(rows) rows", launching(rows: rows),
            before: { try $0.logIn() },
            body: { try $0.person.pullToRefresh() }
        )
    }

    /// Refreshes the news, and scrolls to the end of all their pages.
    static func scroll(pages: Int) -> MeasuredAction {
        .onRunningApp(
            "scroll through \(pages) pages", launching(rows: pages * 20, pageSize: 20),
            before: { try $0.logIn() },
            body: {
                try $0.person.pullToRefresh()
                for _ in 1..<pages { try $0.person.scrollToEnd() }
            }
        )
    }

    /// Opens and leaves an article on top of others, which links have opened.
    static func openArticle(over screens: Int) -> MeasuredAction {
        let link = "triptych://article/1"
        return .onRunningApp(
            "open and leave an article, \(screens) screens below it", launching(rows: 1),
            before: {
                try $0.logIn()
                for _ in 0..<screens { $0.open(link) }
            },
            body: {
                $0.open(link)
                $0.look()
                try $0.person.goBack()
            })
    }

    private static func launching(rows: Int, pageSize: Int? = nil) -> Launch {
        let articles = SampleArticles(count: rows)
        return { MeasuredApp($0, $1.services(articles: articles.all, pageSize: pageSize)) }
    }

    static func samples(_ rows: Int) -> [Article] {
        .samples(rows, now: ManualClock().now)
    }

    @MainActor
    private static func wholeSession(_ app: MeasuredApp) throws {
        let person = app.person
        try app.logIn()
        app.look()
        try person.type("7", into: Texts.search)
        app.look()
        try person.clear(Texts.search)
        try person.selectRow(at: 3)
        app.look()
        try person.goBack()
        try app.writeFeedback()
        try person.tap(Texts.send)
        app.look()
        try person.tap(Texts.logOut)
    }
}

/// The articles of one action. They are made at its first launch, because a process knows all actions, but measures
/// only one of them.
@MainActor
private final class SampleArticles: Sendable {
    private let count: Int
    private(set) lazy var all = MeasuredAction.samples(count)

    nonisolated init(count: Int) {
        self.count = count
    }
}
