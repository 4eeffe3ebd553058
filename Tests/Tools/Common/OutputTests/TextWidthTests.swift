import Output
import Testing

@Suite("Text in columns")
struct TextWidthTests {
    @Test(
        "Text is broken between words, and words only where they are wider than a line",
        arguments: [
            ("one two three", 7, 0, ["one two", "three"]),
            ("one two three", 100, 0, ["one two three"]),
            ("one  two", 100, 0, ["one  two"]),
            ("  one two three", 9, 0, ["  one two", "  three"]),
            ("one two three", 9, 2, ["one two", "  three"]),
            ("a unbreakable b", 6, 0, ["a", "unbrea", "kable", "b"]),
            ("one\n\ntwo", 10, 0, ["one", "", "two"]),
            ("中文 中文", 5, 0, ["中文", "中文"]), ("", 5, 0, [""]), ("   ", 5, 0, ["   "]),
            ("中文字", 1, 3, ["中文", "  字"]),
        ])
    func wrapped(text: String, width: Int, hanging: Int, lines: [String]) {
        #expect(text.wrapped(to: width, hanging: hanging) == lines)
    }
}
