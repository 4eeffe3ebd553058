import Console
import Foundation
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
}
