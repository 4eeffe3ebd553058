import Foundation
import Output
import Testing

@Suite("JSON")
struct JSONTextTests {
    @Test("Keys are sorted, lines indented, and slashes left as they are")
    func layout() throws {
        #expect(
            try JSONText.encode(["b": "c/d", "a": ""]) == """
                {
                  "a" : "",
                  "b" : "c/d"
                }

                """)
    }

    @Test("An argument is ASCII, and is the same text again, composed as it was")
    func argument() throws {
        let texts = ["é", "e\u{301}", "👩‍🚀 \"\\\n", "新闻"]
        let argument = try JSONText.argument(texts)
        #expect(argument.utf8.allSatisfy { $0 < 0x80 })
        let read = try JSONDecoder().decode([String].self, from: Data(argument.utf8))
        #expect(read.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
    }
}
