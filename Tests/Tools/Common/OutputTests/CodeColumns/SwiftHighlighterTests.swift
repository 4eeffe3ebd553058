import Testing

@testable import Output

@Suite("Swift set off")
struct SwiftHighlighterTests {
    /// The tokens that are set off, as `kind:text`.
    private func tokens(_ lines: String...) -> [String] {
        SwiftHighlighter.tokens(of: lines).joined().filter { $0.kind != .plain }
            .map { "\($0.kind):\($0.text)" }
    }

    @Test("Keywords, types, numbers and attributes")
    func words() {
        #expect(
            tokens("@MainActor final class Login: Base<Int> { let a1 = 0x1F }") == [
                "attribute:@MainActor", "keyword:final", "keyword:class", "type:Login", "type:Base",
                "type:Int", "keyword:let", "number:0x1F",
            ])
        #expect(tokens("#if canImport(Darwin)") == ["keyword:#if", "type:Darwin"])
    }

    @Test("A name that only looks like a word of the language is none")
    func names() {
        #expect(tokens("a.default(b.in, $0, letter); open(a)").isEmpty)
        #expect(tokens("super.init()") == ["keyword:super", "keyword:init"])
    }

    @Test("Texts, with the values in them as code")
    func strings() {
        #expect(tokens(#""let \" it""#) == [#"string:"let \" it""#])
        #expect(
            tokens(#""a\(if(b(")")) + 1)c""#) == [
                #"string:"a\("#, "keyword:if", #"string:")""#, "number:1", #"string:)c""#,
            ])
        #expect(tokens("\"open", "let") == ["string:\"open", "keyword:let"])
        #expect(
            tokens("\"\"\"", "a \"let\"", "\"\"\" + let") == [
                "string:\"\"\"", "string:a \"let\"", "string:\"\"\"", "keyword:let",
            ])
    }

    @Test("Comments, within each other too")
    func comments() {
        #expect(tokens("a // let \"") == ["comment:// let \""])
        #expect(
            tokens("/* a /* b", "let */ c */ let") == [
                "comment:/* a /* b", "comment:let */ c */", "keyword:let",
            ])
    }

    @Test(
        "The tokens are the text again",
        arguments: [
            "", "    let a = \"\\(b)\" // c", "\"\\", "\"\\(", "*/ ) ( @ # $ `in`", "/*",
            "🙂 = \"中\"",
        ])
    func whole(line: String) {
        let tokens = SwiftHighlighter.tokens(of: [line, line])
        #expect(tokens.map { $0.map(\.text).joined() } == [line, line])
    }
}
