import Foundation
import Gherkin
import PocketUI
import Scenarios
import Testing

@testable import LivePage
@testable import Replay

@Suite("A page that is saved")
struct SavedAnswersTests {
    @Test("Equal answers are kept once")
    func once() throws {
        var answers = SavedAnswers()
        try answers.add("b", to: "/scenarios")
        for sentence in ["a", "b"] { answers.begin(["Given", sentence]) }
        try answers.add("a", to: "/screen", of: "MVC")
        try answers.add("b", to: "/decisions", on: ScreenPart(.rows, of: 2, before: 7))
        #expect(
            try answers.json() == """
                {"answers": ["b",
                "a"],
                "codes": {},
                "numbers": {"\\/decisions 1  rows 2 7":0,"\\/scenarios     ":0,"\\/screen 1 MVC   ":1},
                "places": ["Given\\na","Given\\nb"]}
                """)
    }

    @Test("An answer can't end the script that it is in")
    func script() throws {
        var answers = SavedAnswers()
        try answers.add("</script><!--", to: "/calls")
        #expect(try answers.json().contains(#""<\/script>\u003c!--""#))
    }

    @Test("Comments above a step are the questions of a lesson, and its summary")
    func questions() throws {
        let file = """
            Feature: F
              Scenario: S
                Given a
                # Ask: Who?
                # Ask: Why?
                # Learn: So.
                When b
                # Another comment.
                Then c
            """
        let scenario = try GherkinReader().read(file, path: "").scenarios[0]
        let lesson = LiveScenario(scenario, in: file)
        #expect(lesson.questions.map(\.sentence) == [2, 2])
        #expect(lesson.questions.map(\.text) == ["Who?", "Why?"])
        #expect(lesson.summary == "So.")
    }
}
