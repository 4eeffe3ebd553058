import Testing

@testable import Traces

@Suite("Where a function ends")
struct SourceLinesTests {
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
        #expect(SourceLines(text).lastLine(ofBlockFrom: 1) == line)
    }

    @Test("Lines are counted from 1, and there may be none")
    func lines() {
        let lines = SourceLines("a\n\nc")
        #expect(lines[1] == "a")
        #expect(lines[3] == "c")
        #expect(lines[4].isEmpty)
        #expect(lines[0].isEmpty)
    }
}
