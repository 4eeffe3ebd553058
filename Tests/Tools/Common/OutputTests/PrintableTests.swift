import Output
import Testing

@Suite("Printable texts")
struct PrintableTests {
    @Test(
        "Control characters become escapes",
        arguments: [
            ("\u{1B}[31mred", #"\u{1B}[31mred"#), ("a\nb\tc\r", #"a\nb\tc\r"#),
            ("\u{7F}\u{9B}2J", #"\u{7F}\u{009B}2J"#), ("\u{2028}", #"\u{2028}"#),
            ("a\u{202E}b", #"a\u{202E}b"#), ("\0", #"\0"#),
        ])
    func control(text: String, printable: String) {
        #expect(text.printable == printable)
    }

    @Test("Other texts stay as they are", arguments: ["", "Grüße, 世界 👩‍👩‍👧!", "e\u{301}"])
    func others(text: String) {
        #expect(text.printable.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test("The lines of a text stay lines")
    func lines() {
        #expect("a\u{1B}\n\nb\n".printableLines == "a\\u{1B}\n\nb\n")
    }
}
