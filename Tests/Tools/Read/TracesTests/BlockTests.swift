import SwiftTokens
import Testing

@testable import Traces

@Suite("Where a function ends")
struct BlockTests {
    @Test(
        "At the brace that closes what was opened first",
        arguments: [
            ("func a() {\n  b { c() }\n}\nd()", 3),
            ("var a: Int { b }\nfunc c() {\n}", 1),
            ("func a(\n  b: Int\n) {\n}", 4),
            ("func a() {\n  \"}\"\n}", 3),
            ("func a() {\n  \"\\\"}\"\n}", 3),
            ("func a() {\n  \"\\(b { $0 })}\"\n}", 3),
            ("func a() {\n  \"\\(b(\"}\"))}\"\n}", 3),
            ("func a() {\n  // }\n}", 3),
            ("func a() {\n  /* }\n } */\n}", 4),
            ("func a() {\n  \"\"\"\n  } \" }\n  \"\"\"\n}", 5),
            ("let a = 1\nlet b = 2", 1),
            ("func a() {\n  b()", 1),
            ("", 1),
        ])
    func lastLine(text: String, line: Int) {
        #expect(SwiftText(text).lastLine(ofBlockFrom: 1) == line)
    }
}
