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
}
