import AppContract
import PocketUI

extension Action {
    /// What the architectures are compared by.
    public static let suite: [Action] = [
        .fromLaunch("open and close the log-in screen") { _ in },
        .onStage("type one character", before: { _ in }) { stage throws(PersonError) in
            try stage.person.type("a", into: Texts.username)
        },
        .onStage(
            "log in",
            before: { stage throws(PersonError) in try stage.fillInLogIn() },
            body: { stage throws(PersonError) in try stage.person.tap(Texts.logIn) }),
        load(rows: 20),
        load(rows: 10_000),
        .onStage(
            "open and leave an article",
            before: { stage throws(PersonError) in try stage.logIn() },
            body: { stage throws(PersonError) in
                try stage.person.selectRow(at: 0)
                stage.look()
                try stage.person.goBack()
            }),
        .onStage(
            "send feedback",
            before: { stage throws(PersonError) in
                try stage.logIn()
                try stage.person.type("Well done.", into: Texts.feedback)
            },
            body: { stage throws(PersonError) in try stage.person.tap(Texts.send) }),
        .fromLaunch("one whole session", articles: 20) { stage throws(PersonError) in
            try wholeSession(stage)
        },
    ]

    private static func load(rows: Int) -> Action {
        .onStage(
            "load \(rows) rows", articles: rows,
            before: { stage throws(PersonError) in try stage.logIn() },
            body: { stage throws(PersonError) in try stage.person.pullToRefresh() })
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
