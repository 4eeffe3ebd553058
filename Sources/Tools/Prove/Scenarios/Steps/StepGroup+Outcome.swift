import InMemoryServer
import PocketUI
import Services

extension StepGroup {
    static let outcome = StepGroup(
        kind: .outcome,
        title: "Then", definitions: screens + texts + controls + requests)

    private static let screens = [
        check(#"I am on "News""#) { world, input in
            (list(input.strings), list(world.titles.suffix(1)))
        },
        check(
            #"the screens are "News", "Article""#, "bottom to top", takesList: true
        ) { world, input in
            (list(input.strings), list(world.titles))
        },
        check("it is loading") { world, _ in
            ("it is loading", loading(world))
        },
        check("it is not loading") { world, _ in
            ("it is not loading", loading(world))
        },
        check(
            #"I see the toast "Thanks for your feedback.""#,
            "the last toast since the person's last action"
        ) {
            world, input in
            (list(input.strings), list([world.screen.toast].compactMap(\.self)))
        },
        check("I see no toast") { world, _ in
            ("none", list([world.screen.toast].compactMap(\.self)))
        },
    ]

    private static let texts = [
        check("I see 20 rows") { world, input in
            (rows(input.number()), rows(try world.person.table().numberOfRows))
        },
        check(#"row 1 reads "Article 1" and "Author 1 · 1 h ago""#) {
            world, input in
            let cell = try world.person.cell(number: input.number(0))
            return (list([input.string(1), input.string(2)]), list([cell.title, cell.subtitle]))
        },
        StepDefinition("I see the rows:", "columns: title, subtitle", takesTable: true) {
            world, input in
            try world.compareRows(with: input.rows(columns: ["title", "subtitle"]))
        },
        check(
            #"I see the text "No news yet.""#,
            "a whole label, line, row title or row subtitle on the top screen"
        ) { world, input in
            ("I see it", world.person.sees(input.string()) ? "I see it" : "I do not see it")
        },
        check(#"I do not see the text "No news yet.""#) { world, input in
            ("I do not see it", world.person.sees(input.string()) ? "I see it" : "I do not see it")
        },
        check(
            #"I see "Search", "Feedback", "Send" from top to bottom"#,
            "the visible texts; a password shows dots; other texts may stand between them",
            takesList: true
        ) { world, input in
            let (wanted, all) = (input.strings, world.screen.snapshot.texts)
            let seen = all.contains(inOrder: wanted) ? wanted : all.filter(wanted.contains)
            return (list(wanted), list(seen))
        },
    ]

    private static let controls = [
        check(#""Username" reads "ada""#) { world, input in
            (list([input.string(1)]), list([try world.person.text(of: input.string(0))]))
        },
        check(#""Send" is enabled"#, "any field or button") { world, input in
            ("enabled", try world.person.isEnabled(input.string()) ? "enabled" : "disabled")
        },
        check(#""Send" is disabled"#, "any field or button") { world, input in
            ("disabled", try world.person.isEnabled(input.string()) ? "enabled" : "disabled")
        },
    ]

    private static let requests = [
        check(
            "the server received 2 requests",
            "since the app was launched, or since `I am logged in as`"
        ) {
            world, input in
            (String(input.number()), String(world.backend.counts.received))
        },
        check("the server cancelled 1 request") { world, input in
            (String(input.number()), String(world.backend.counts.cancelled))
        },
        check("the server received 1 feedback") { world, input in
            (String(input.number()), String(world.backend.receivedFeedback.count))
        },
        check("the server received no feedback") { world, _ in
            ("none", list(world.backend.receivedFeedback))
        },
        check(#"the server received the feedback "Well done.""#) { world, input in
            let received = world.backend.receivedFeedback
            let isThere = received.contains(input.string())
            return (list(input.strings), list(isThere ? input.strings : received))
        },
    ]

    /// A step that compares an expected value with the value seen.
    private static func check(
        _ phrase: String, _ remark: String = "", takesList: Bool = false,
        by body:
            @escaping @MainActor @Sendable (World, StepInput) throws
            -> (expected: String, seen: String)
    ) -> StepDefinition {
        StepDefinition(phrase, remark, takesList: takesList) { world, input in
            let (expected, seen) = try body(world, input)
            if expected != seen { throw StepFailure(expected: expected, seen: seen) }
        }
    }

    private static func list(_ texts: [String]) -> String {
        texts.isEmpty ? "none" : texts.map { "\"\($0)\"" }.joined(separator: ", ")
    }

    @MainActor private static func loading(_ world: World) -> String {
        world.screen.isLoading ? "it is loading" : "it is not loading"
    }

    private static func rows(_ count: Int) -> String {
        count == 1 ? "1 row" : "\(count) rows"
    }
}

@MainActor
extension Person {
    /// The row of that number, counted from 1.
    fileprivate func cell(number: Int) throws(PersonError) -> Cell {
        let table = try table()
        guard let cell = table.cell(at: number - 1) else {
            throw .noRow(number: number, numberOfRows: table.numberOfRows)
        }
        return cell
    }
}
