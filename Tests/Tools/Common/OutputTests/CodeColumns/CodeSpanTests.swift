import SwiftTokens
import Testing

@testable import Output

@Suite("Swift set off")
struct CodeSpanTests {
    /// The spans that are set off, as `kind:text`.
    private func spans(_ lines: String...) -> [String] {
        CodeSpan.spans(of: lines).joined().compactMap { span in
            span.kind.flatMap { $0 == .name || $0 == .symbol ? nil : "\($0):\(span.text)" }
        }
    }

    @Test("A string or a comment in several lines is set off in each")
    func lines() {
        #expect(
            spans("/* a", "let */ let", "\"\"\"", "a \"let\"", "\"\"\" + \"b\\(C)\"") == [
                "comment:/* a", "comment:let */", "keyword:let", "string:\"\"\"",
                "string:a \"let\"", "string:\"\"\"", "string:\"b\\(", "type:C", "string:)\"",
            ])
    }

    @Test(
        "The spans are the text again",
        arguments: [
            "", "    let a = \"\\(b)\" // c", "\"\\", "\"\\(", "*/ ) ( @ # $ `in`", "/*",
            "🙂 = \"中\"",
        ])
    func whole(line: String) {
        let spans = CodeSpan.spans(of: [line, line])
        #expect(spans.map { $0.map(\.text).joined() } == [line, line])
    }
}
