import Testing

@testable import Scenarios

@Suite("Step texts")
struct StepTextTests {
    @Test(
        "Words and values are separated",
        arguments: [
            ("I go back", "I go back", []),
            (#"I type "a" into "B""#, #"I type "" into """#, [.string("a"), .string("B")]),
            ("I see 20 rows", "I see # row", [.number(20)]),
            ("row -1 of 007", "row -1 of #", [.number(7)]),
            (#"row 1 reads "2""#, #"row # reads """#, [.number(1), .string("2")]),
            ("3rd row, 1.5 rows", "3rd row , 1.5 row", []),
            ("", "", []),
        ] as [(String, String, [StepValue])])
    func parts(text: String, words: String, values: [StepValue]) {
        let parts = StepText(text)
        #expect(parts.words == words)
        #expect(parts.values == values)
    }

    @Test(
        "A backslash escapes a quote and a backslash, and nothing else",
        arguments: [
            (#""say \"no\"""#, #"say "no""#), (#""a\\b""#, #"a\b"#), (#""a\nb""#, #"a\nb"#),
            (#""\\""#, #"\"#), (#""""#, ""), (#"" , ""#, " , "),
            (#""triptych://a""#, "triptych://a"),
        ])
    func escapes(text: String, value: String) {
        #expect(StepText(text).values == [.string(value)])
        #expect(StepText(text).words == "\"\"")
    }

    @Test(
        "A quote that does not end is a word like any other",
        arguments: [
            (#"I type "ada"#, #"I type "ada"#), (#"say \"no""#, #"say \ """#),
            (#"6" rows"#, #"# " row"#), (#""ends in \""#, #""ends in \ ""#), ("\"", "\""),
        ])
    func strayQuotes(text: String, words: String) {
        #expect(StepText(text).words == words)
    }

    @Test("White space between words does not matter, and in texts it does")
    func whiteSpace() {
        let text = StepText(" I\ttype  \" a  b \"into\u{A0}\"C\" ")
        #expect(text.words == #"I type "" into """#)
        #expect(text.values == [.string(" a  b "), .string("C")])
    }

    @Test("A list counts as one text", arguments: ["", ", \"b\"", ",\"b\" , \"c\""])
    func lists(rest: String) {
        #expect(StepText("the screens are \"a\"" + rest).words == #"the screen is """#)
    }

    @Test(
        "Singular and plural are the same word",
        arguments: [
            ("1 row", "2 rows"), ("1 article is", "2 articles are"), ("1 request", "2 requests"),
            ("1 hour passes", "2 hours pass"), ("1 day", "2 days"), ("1 minute", "2 minutes"),
            ("1 feedback", "2 feedbacks"), ("the screen is", "the screens are"),
        ])
    func plurals(singular: String, plural: String) {
        #expect(StepText(singular).words == StepText(plural).words)
    }
}
