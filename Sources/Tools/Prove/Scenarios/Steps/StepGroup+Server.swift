import InMemoryServer
import Services

extension StepGroup {
    static let server = StepGroup(
        kind: .server,
        title: "Given / When: the app, the server and the clock",
        definitions: [
            StepDefinition(
                "the app is launched", act: { world, _ in world.relaunchAtOnce() },
                waiting: { world, _ in await world.relaunch() }),
            StepDefinition(
                #"I am logged in as "ada""#,
                "logs in through the screen, and then sets the server's counts to zero",
                act: { try $0.logInAtOnce(as: $1.string()) },
                waiting: { try await $0.logIn(as: $1.string()) }),
            StepDefinition(
                "the server has 45 articles",
                "\"Article 1\" is the newest and an hour old, \"Article 2\" two hours, and so on"
            ) { world, input in
                let count = try input.articleCount()
                world.backend.setArticles(.samples(count, now: world.clock.now))
            },
            StepDefinition("the server has no articles") { world, _ in
                world.backend.setArticles([])
            },
            StepDefinition(
                "the server has the articles:",
                "columns: title, author, age (5 min, 2 h, 3 d), body", takesTable: true
            ) { world, input in
                world.backend.setArticles(try input.articles(now: world.clock.now))
            },
            StepDefinition("3 new articles are published") { world, input in
                world.backend.publishArticles(count: try input.articleCount())
            },
            StepDefinition("the server holds its answers") { world, _ in
                world.backend.isHolding = true
            },
            StepDefinition("the server answers at once", "gives all held answers first") {
                world, _ in
                world.backend.isHolding = false
                await world.backend.answerHeldCalls()
            },
            StepDefinition("the server answers", "the oldest held request") {
                world, _ in
                try world.answerHeldCall(number: 1)
            },
            StepDefinition("the server answers request 2", "the second-oldest held request") {
                world, input in
                try world.answerHeldCall(number: input.number())
            },
            StepDefinition("the server answers everything", "all held requests") { world, _ in
                await world.backend.answerHeldCalls()
            },
            StepDefinition("the server is offline") { world, _ in
                world.backend.isOffline = true
            },
            StepDefinition("the server is back online") { world, _ in
                world.backend.isOffline = false
            },
            StepDefinition("the next answer is 500", "or any other status from 200 to 599") {
                world, input in
                world.backend.failNextAnswer(with: .status(try input.status()))
            },
            StepDefinition("the answer after the next is 401", "the next answer is as usual") {
                world, input in
                world.backend.failAnswerAfterNext(with: .status(try input.status()))
            },
            StepDefinition("the next answer times out") { world, _ in
                world.backend.failNextAnswer(with: .timeout)
            },
            StepDefinition("the next answer is unreadable") { world, _ in
                world.backend.failNextAnswer(with: .unreadable)
            },
            StepDefinition("my session expires") { world, _ in
                world.backend.expireSessions()
            },
        ] + waits)

    private static let waits = [
        ("5 minutes pass", 60.0), ("2 hours pass", 3600), ("3 days pass", 86400),
    ].map { phrase, seconds in
        StepDefinition(phrase) { $0.clock.advance(by: Double($1.number()) * seconds) }
    }
}
