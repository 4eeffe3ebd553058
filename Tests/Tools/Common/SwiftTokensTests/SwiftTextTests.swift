import Testing

@testable import SwiftTokens

@Suite("Swift in tokens")
struct SwiftTextTests {
    /// The tokens of a text but symbols, as `kind:text`.
    private func tokens(_ source: String) -> [String] {
        let text = SwiftText(source)
        return text.tokens.filter { $0.kind != .symbol }
            .map { "\($0.kind):\(text.text($0.range))" }
    }

    @Test("Words, numbers and attributes")
    func words() {
        #expect(
            tokens("@MainActor final class A { let a1 = 0x1F + 1.5 + b.0 }") == [
                "attribute:@MainActor", "keyword:final", "keyword:class", "type:A", "keyword:let",
                "name:a1", "number:0x1F", "number:1.5", "name:b", "number:0",
            ])
        #expect(tokens("#if a(B)") == ["keyword:#if", "name:a", "type:B"])
        #expect(
            tokens("a.default(b.in, $0)") == [
                "name:a", "name:default", "name:b", "name:in", "name:$0",
            ])
        #expect(tokens("super.init() `in`") == ["keyword:super", "keyword:init", "name:`in`"])
    }

    @Test("The code in a string is code")
    func strings() {
        #expect(tokens(#""let \" it""#) == [#"string:"let \" it""#])
        #expect(
            tokens(#""a\(if(b(")")) + 1)c""#) == [
                #"string:"a\("#, "keyword:if", "name:b", #"string:")""#, "number:1", #"string:)c""#,
            ])
        #expect(
            tokens("\"\"\"\na \"let\"\n\"\"\" + let") == [
                "string:\"\"\"\na \"let\"\n\"\"\"", "keyword:let",
            ])
        #expect(
            tokens(##"#"a\(b)"\#(c)"# d"##) == [
                ##"string:#"a\(b)"\#("##, "name:c", ##"string:)"#"##, "name:d",
            ])
        #expect(tokens("\"open\nlet") == ["string:\"open", "keyword:let"])
        #expect(tokens("\"\" + a") == ["string:\"\"", "name:a"])
    }

    @Test("Comments, also within each other")
    func comments() {
        #expect(tokens("a // let \"\nlet") == ["name:a", "comment:// let \"", "keyword:let"])
        #expect(tokens("/* a /* b\n*/ c */ let") == ["comment:/* a /* b\n*/ c */", "keyword:let"])
    }

    @Test("Tokens are blanked where they are, and lines stay lines")
    func blanking() {
        let text = SwiftText("let a = \"b\" // c\n/* d\n*/ e")
        #expect(text.blanking([.comment]) == "let a = \"b\"     \n    \n   e")
        #expect(text.blanking([.comment, .string]) == "let a =         \n    \n   e")
    }

    @Test(
        "A token ends where the next one may begin, and a string at its last quotes",
        arguments: [
            ("ab.c", 0, 2), ("ab.c", 1, 2), ("ab.c", 2, 3), ("12.5)", 0, 4), ("0..<3", 0, 1),
            (#""a\(b("c"))d" + e"#, 0, 13), (#""a\(b("c"))d" + e"#, 6, 9), ("@A b", 1, 2),
        ])
    func ends(source: String, offset: Int, end: Int) {
        #expect(SwiftText(source).endOfToken(at: offset) == end)
    }

    @Test("Brackets in strings and comments close nothing")
    func brackets() {
        #expect(SwiftText(#"{ a(")") /* } */ [b] }"#).closingBracket(of: 0) == 21)
        #expect(SwiftText("{ (").closingBracket(of: 0) == nil)
    }

    @Test("Tokens follow each other, and nothing but white space is between them")
    func damage() {
        let sample = ##"func a() { "b\(c { "}" })" /* } */ #"d\#(1.5)"# } // "e"##
        for index in sample.indices {
            for part in [String(sample[index...]), String(sample[..<index])] {
                let text = SwiftText(part)
                var end = 0
                for token in text.tokens {
                    #expect(!token.range.isEmpty && token.range.lowerBound >= end, "\(part)")
                    let gap = text.text(end..<token.range.lowerBound)
                    #expect(gap.allSatisfy { $0.isWhitespace }, "\(part)")
                    end = token.range.upperBound
                }
                #expect(text.text(end..<text.bytes.count).allSatisfy { $0.isWhitespace }, "\(part)")
            }
        }
    }
}
