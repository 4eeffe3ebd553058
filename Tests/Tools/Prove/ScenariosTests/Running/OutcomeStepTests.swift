import Gherkin
import PocketUI
import Testing

@testable import Scenarios

@Suite("What steps do")
@MainActor
struct OutcomeStepTests {
    @Test(
        "A statement that is true passes",
        arguments: [
            #"I am on "Home""#, #"the screens are "Home""#, "it is not loading", "I see no toast",
            "I see 2 rows", #"row 2 reads "Title 2" and "Subtitle 2""#, #"I see the text "Hello.""#,
            #"I see the text "Title 1""#, #"I do not see the text "Hello""#, #""Name" reads """#,
            #""Greet" is enabled"#, #""Send" is disabled"#, #""Greet" reads "Greet""#,
            "the server received 0 requests", "the server received no feedback",
            "the server received 0 feedbacks", "the server cancelled 0 requests",
            "I pull to refresh", "I scroll to the end", "I select row 2", #"I clear "Name""#,
            #"I try to tap "Send""#,
            #"I see "Hello.", "Name", "Send", "Title 1", "Subtitle 2" from top to bottom"#,
            #"I see "Send" from top to bottom"#,
        ])
    func passing(step: String) async throws {
        #expect(try await run("* the app is launched\n* " + step) == .passed)
    }

    @Test(
        "A statement that is false fails, with what was expected and what was seen",
        arguments: [
            (#"the screens are "A", "B""#, #""A", "B""#, #""Home""#),
            ("it is loading", "it is loading", "it is not loading"),
            (#"I see the toast "no toast""#, #""no toast""#, "none"),
            ("I see 1 row", "1 row", "2 rows"),
            (#"row 1 reads "A" and "B""#, #""A", "B""#, #""Title 1", "Subtitle 1""#),
            (#"I do not see the text "Hello.""#, "I do not see it", "I see it"),
            (#""Name" reads "Ada""#, #""Ada""#, #""""#),
            (#""Send" is enabled"#, "enabled", "disabled"),
            (#""Name" is disabled"#, "disabled", "enabled"),
            (
                #"I see "Send", "Name", "Greet" from top to bottom"#,
                #""Send", "Name", "Greet""#, #""Name", "Greet", "Send""#
            ),
            (#"I see "Name", "Age" from top to bottom"#, #""Name", "Age""#, #""Name""#),
            (#"I see "Name", "Name" from top to bottom"#, #""Name", "Name""#, #""Name""#),
            (#"I see "Hello" from top to bottom"#, #""Hello""#, "none"),
            ("the server received 1 request", "1", "0"),
            ("the server cancelled 1 request", "1", "0"),
            ("the server received 1 feedback", "1", "0"),
            (#"the server received the feedback "none""#, #""none""#, "none"),
            ("the server answers", "request 1 on hold", "0 on hold"),
            ("the server answers request 2", "request 2 on hold", "0 on hold"),
            (#"I am logged in as "eve""#, "a known account: ada, alan", "eve"),
        ])
    func failing(step: String, expected: String, seen: String) async throws {
        let failure = try await failure(of: step)
        #expect(failure?.expected == expected)
        #expect(failure?.seen == seen)
    }

    @Test(
        "What a person cannot do fails with the reason",
        arguments: [
            (#"I tap "Send""#, #""Send" is disabled"#),
            (#"I tap "None""#, notThere("button", "None", only: #""Greet", "Send""#)),
            (#"I tap "Name""#, notThere("button", "Name", only: #""Greet", "Send""#)),
            (#"I type "a" into "Greet""#, notThere("field", "Greet", only: #""Name""#)),
            (#"I am logged in as "ada""#, notThere("field", "Username", only: #""Name""#)),
            (
                #"I tap "Sned""#,
                notThere("button", "Sned", only: #""Greet", "Send"; did you mean "Send"?"#)
            ),
            ("I select row 3", "there is no row 3, only 2"),
            ("I select row 0", "there is no row 0, only 2"),
            (#"row 3 reads "a" and "b""#, "there is no row 3, only 2"),
            ("I go back", "there is no screen to go back to"),
        ])
    func impossible(step: String, reason: String) async throws {
        let failure = try await failure(of: step)
        #expect(failure?.expected == "a step that the person can do")
        #expect(failure?.seen == reason)
    }

    @Test("Rows are compared in number, and in the columns given")
    func rows() async throws {
        #expect(try await run("* I see the rows:\n| title |\n| Title 1 |\n| Title 2 |") == .passed)
        let missing = try await failure(of: "I see the rows:\n| title |\n| Title 1 |")
        #expect(missing?.expected == "1 rows")
        #expect(missing?.seen == "2 rows")
        let other = try await failure(
            of: "I see the rows:\n| title | subtitle |\n| Title 1 | Subtitle 1 |\n| Title 2 | x |")
        #expect(other?.expected == #"subtitle "x" in row 2"#)
        #expect(other?.seen == #""Subtitle 2""#)
        let column = try await failure(of: "I see the rows:\n| text |\n| a |\n| b |")
        #expect(column?.seen == #"a column "text""#)
    }

    @Test("Text in a field stands below the name of the field, as dots if it is secure")
    func textsOfFields() async throws {
        let typed = "* I type \"Ada\" into \"Name\"\n* I type \"abc\" into \"Code\"\n* "
        for (step, passes) in [
            (#"I see "Name", "Ada", "Greet", "Code", "•••" from top to bottom"#, true),
            (#"I see "Code", "abc" from top to bottom"#, false),
        ] {
            let outcome = try await run(typed + step, on: AppWithCode.self)
            #expect((outcome == .passed) == passes, "\(step)")
        }
    }

    private nonisolated static func notThere(
        _ kind: String, _ name: String, only others: String
    ) -> String {
        "the screen has no \(kind) \"\(name)\", only \(others)"
    }

    private func failure(of step: String) async throws -> ScenarioOutcome.Failure? {
        guard case .failed(let failure) = try await run("* the app is launched\n* " + step)
        else { return nil }
        #expect(failure.location == Location(line: 4, column: 1))
        return failure
    }
}

/// Has a secure field below the others.
private final class AppWithCode: FakeApp {
    override func makeScreen(titled title: String) -> ViewController {
        let screen = super.makeScreen(titled: title)
        screen.view.addSubview(TextField(placeholder: "Code", isSecure: true))
        return screen
    }
}
