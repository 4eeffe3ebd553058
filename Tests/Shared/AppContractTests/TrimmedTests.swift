import AppContract
import Testing

@Suite("Trimmed texts")
struct TrimmedTests {
    @Test(
        "White space at the ends goes, line breaks too, and none between words",
        arguments: [
            ("ada", "ada"), ("  ada ", "ada"), ("ada\n", "ada"), ("\r\n\tada l\u{A0}", "ada l"),
            (" \n ", ""), ("", ""),
        ])
    func trimmed(text: String, expected: String) {
        #expect(text.trimmed == expected)
    }
}
