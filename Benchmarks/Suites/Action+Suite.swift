import AppContract
import InMemoryServer
import PocketUI
import Services

extension Action {
    /// The actions that the architectures are compared by.
    package static let suite: [Action] = [
        .fromLaunch("open and close the log-in screen", launching(rows: 1)) { _ in }
            .timed(.inMemoryBackend, 16).timed(.readyValues, 32),
        .onRunningApp(
            "type one character", launching(rows: 1), before: { _ in },
            body: { app throws(PersonError) in try app.person.type("a", into: Texts.username) },
            back: { app throws(PersonError) in try app.person.clear(Texts.username) }
        ).timed(.inMemoryBackend, 128).timed(.readyValues, 128),
        .onRunningApp(
            "log in", launching(rows: 1),
            before: { app throws(PersonError) in try app.fillInLogIn() },
            body: { app throws(PersonError) in try app.person.tap(Texts.logIn) },
            back: { app throws(PersonError) in
                try app.person.tap(Texts.logOut)
                try app.fillInLogIn()
            }
        ).timed(.inMemoryBackend, 2).timed(.readyValues, 8),
        load(rows: 20).timed(.inMemoryBackend, 1).timed(.readyValues, 8),
        long(load(rows: 10_000)).timed(.inMemoryBackend, 1, mostRounds: 1)
            .timed(.readyValues, 1, mostRounds: 6),
        scroll(pages: 10).timed(.inMemoryBackend, 1, mostRounds: 32)
            .timed(.readyValues, 1, mostRounds: 48),
        .repeatedly(
            "open and leave an article", launching(rows: 1),
            before: { app throws(PersonError) in try app.logIn() },
            body: { app throws(PersonError) in
                try app.person.selectRow(at: 0)
                app.look()
                try app.person.goBack()
            }
        ).timed(.inMemoryBackend, 32).timed(.readyValues, 32),
        .onRunningApp(
            "send feedback", launching(rows: 1),
            before: { app throws(PersonError) in
                try app.logIn()
                try app.writeFeedback()
            },
            body: { app throws(PersonError) in try app.person.tap(Texts.send) },
            back: { app throws(PersonError) in try app.writeFeedback() }
        ).timed(.inMemoryBackend, 8).timed(.readyValues, 32),
        .fromLaunch("one whole session", launching(rows: 20)) { app throws(PersonError) in
            try wholeSession(app)
        }.timed(.inMemoryBackend, 1, mostRounds: 40).timed(.readyValues, 2, mostRounds: 32),
    ]

    private static func long(_ action: Action) -> Action {
        var action = action
        action.isLong = true
        return action
    }

    /// Refreshes the news, all on one page.
    static func load(rows: Int) -> Action {
        let articles = samples(rows)
        return .repeatedly(
            "load \(rows) rows",
            { RunningApp($0, with: $1, pageSize: rows) },
            before: { app throws(PersonError) in
                try app.logIn()
                app.setArticles(articles)
            },
            body: { app throws(PersonError) in try app.person.pullToRefresh() })
    }

    /// Refreshes the news, and scrolls to the end of all their pages.
    static func scroll(pages: Int) -> Action {
        let articles = samples(pages * rowsOfPage)
        return .repeatedly(
            "scroll through \(pages) \(pages == 1 ? "page" : "pages")",
            { RunningApp($0, with: $1, articles: articles, pageSize: rowsOfPage) },
            before: { app throws(PersonError) in try app.logIn() },
            body: { app throws(PersonError) in
                try app.person.pullToRefresh()
                for _ in 1..<pages { try app.person.scrollToEnd() }
            })
    }

    private static let rowsOfPage = 20

    static func launching(rows: Int) -> Launch {
        let articles = samples(rows)
        return { RunningApp($0, with: $1, articles: articles) }
    }

    /// Made once, so that no turn is spent on making them.
    static func samples(_ rows: Int) -> [Article] {
        .samples(rows, now: ManualClock().now)
    }

    @MainActor
    private static func wholeSession(_ app: RunningApp) throws(PersonError) {
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
