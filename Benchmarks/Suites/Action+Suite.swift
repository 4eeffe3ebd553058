import AppContract
import InMemoryServer
import PocketUI
import Services

extension Action {
    /// What the architectures are compared by.
    public static let suite: [Action] = [
        .fromLaunch("open and close the log-in screen", setting(rows: 1)) { _ in },
        .onStage("type one character", setting(rows: 1), before: { _ in }) {
            stage throws(PersonError) in
            try stage.person.type("a", into: Texts.username)
        },
        .onStage(
            "log in", setting(rows: 1),
            before: { stage throws(PersonError) in try stage.fillInLogIn() },
            body: { stage throws(PersonError) in try stage.person.tap(Texts.logIn) }),
        load(rows: 20),
        long(load(rows: 10_000)),
        .repeatedly(
            "open and leave an article", setting(rows: 1),
            before: { stage throws(PersonError) in try stage.logIn() },
            body: { stage throws(PersonError) in
                try stage.person.selectRow(at: 0)
                stage.look()
                try stage.person.goBack()
            }),
        .onStage(
            "send feedback", setting(rows: 1),
            before: { stage throws(PersonError) in
                try stage.logIn()
                try stage.person.type("Well done.", into: Texts.feedback)
            },
            body: { stage throws(PersonError) in try stage.person.tap(Texts.send) }),
        .fromLaunch("one whole session", setting(rows: 20)) { stage throws(PersonError) in
            try wholeSession(stage)
        },
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
            { Stage($0, on: $1, pageSize: rows) },
            before: { stage throws(PersonError) in
                try stage.logIn()
                stage.setArticles(articles)
            },
            body: { stage throws(PersonError) in try stage.person.pullToRefresh() })
    }

    static func setting(rows: Int) -> Setting {
        let articles = samples(rows)
        return { Stage($0, on: $1, articles: articles) }
    }

    /// Made once, so that no turn is spent on making them.
    static func samples(_ rows: Int) -> [Article] {
        .samples(rows, now: ManualClock().now)
    }

    @MainActor
    private static func wholeSession(_ stage: Stage) throws(PersonError) {
        let person = stage.person
        try stage.logIn()
        stage.look()
        try person.type("7", into: Texts.search)
        stage.look()
        try person.clear(Texts.search)
        try person.selectRow(at: 3)
        stage.look()
        try person.goBack()
        try person.type("Well done.", into: Texts.feedback)
        try person.tap(Texts.send)
        stage.look()
        try person.tap(Texts.logOut)
    }
}
