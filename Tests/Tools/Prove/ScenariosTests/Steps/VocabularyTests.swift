import Gherkin
import Testing
import TestSupport

@testable import Scenarios

@Suite("Vocabulary")
struct VocabularyTests {
    private static let definitions = [StepGroup.server, .person, .outcome].flatMap(\.definitions)

    @Test("No two phrases have the same words")
    func unambiguous() {
        let words = Self.definitions.map { StepText($0.phrase).words }
        #expect(Set(words).count == words.count)
    }

    @Test("Every phrase binds to itself", arguments: definitions.map(\.phrase))
    func phrases(phrase: String) throws {
        let table = phrase.hasSuffix(":") ? "| title |" : ""
        let bound = try Step.written(phrase, below: table).bound()
        #expect(bound.step.text == phrase)
        #expect(bound.input.values == StepText(phrase).values)
        #expect(bound.input.table == (table.isEmpty ? [] : [["title"]]))
    }

    @Test("An unknown step is refused where it stands, with the nearest phrases")
    func unknown() throws {
        let step = try Step.written(#"I tip "Log in""#)
        let error = #expect(throws: GherkinError.self) { try step.bound() }
        #expect(
            error?.description == """
                some.feature:3:3: saw the step "I tip "Log in""; \
                expected one of the phrases of `swift run scenarios steps`; the nearest are: \
                I tap "Log in"
                """)
    }

    @Test(
        "The nearest phrase has the words that were typed, also without quotes",
        arguments: [
            ("I tapp Send", #"I tap "Send""#),
            ("I tapp Log out", #"I tap "Log out""#),
            (#"I tap the "Send""#, #"I tap "Send""#),
            ("I typ ada into Username", #"I type "ada" into "Username""#),
            ("I selct row 7", "I select row 7"),
            (
                #"I sea "a", "b", "c" from top to bottom"#,
                #"I see "a", "b", "c" from top to bottom"#
            ),
            ("tap", #"I tap "Log in""#),
        ])
    func nearest(text: String, phrase: String) throws {
        let step = try Step.written(text)
        let error = #expect(throws: GherkinError.self) { try step.bound() }
        #expect(error?.advice.hasPrefix("the nearest are: \(phrase)") == true)
    }

    @Test("Curly quotes are named: the nearest phrase looks like what was typed")
    func curlyQuotes() throws {
        let step = try Step.written("I tap “Log in”")
        let error = #expect(throws: GherkinError.self) { try step.bound() }
        #expect(error?.advice == "write straight quotes, \", around each text")
    }

    @Test(
        "A step with other values than its phrase is unknown",
        arguments: [
            #"I see "20" rows"#, "I am on 3", #"I type "a", "b" into "c""#, #"I am on "A", "B""#,
            #"row 1 reads "a" and "b", "c""#, "I see twenty rows",
        ])
    func otherValues(text: String) throws {
        let step = try Step.written(text)
        let error = #expect(throws: GherkinError.self) { try step.bound() }
        #expect(error?.location == Location(line: 3, column: 3))
        #expect(error?.seen == "the step \"\(text)\"")
    }

    @Test("A list may be of any length where the phrase takes one")
    func lists() throws {
        let one = try Step.written(#"the screen is "A""#).bound()
        let three = try Step.written(#"the screens are "A", "B", "C""#).bound()
        #expect(one.input.strings == ["A"])
        #expect(three.input.strings == ["A", "B", "C"])
    }
}
