import Foundation
import SourceFixtures
import Testing

@testable import SwiftSources
@testable import Toolchain

@Suite("Pieces of code", .enabled(if: FixturePackage.hasCompiler, "no swiftc on the search path"))
struct PieceReaderTests {
    @Test(
        "What is written differently and says the same is the same",
        arguments: [
            ("func f() { a(b, c) }", "func f()  {\n    // Why.\n    a(\n        b, c)\n}"),
            ("func f() { return a /* b */ }", "func f() {\n    return a\n}"),
            (
                "func f() { let a = { b() }() }",
                "func f() {\n    let a = {\n        b()\n    }()\n}"
            ),
            ("let a = \"b // c\"", "let a =  \"b // c\"  // d"),
        ])
    func same(code: String, other: String) throws {
        let outlines = try outlines(of: [code, other])
        #expect(outlines[0].pieces == outlines[1].pieces)
    }

    @Test(
        "What says something else differs in as many pieces",
        arguments: [
            // The type of a value, of a parameter, of a result, of a cast.
            ("let a: A", "let a: B", 1), ("func f(a: A) {}", "func f(a: B) {}", 1),
            ("func f() -> A {}", "func f() -> B {}", 1),
            ("func f() { let a = b as? C }", "func f() { let a = b as? D }", 1),
            // An attribute, an access level, a conformance, a captured value, a text.
            ("@A func f() {}", "@B func f() {}", 1), ("let a = 1", "private let a = 1", 1),
            ("struct A: B {}", "struct A: B, C {}", 1),
            ("func f() { a { [weak b] in c() } }", "func f() { a { [b] in c() } }", 1),
            ("func f() { let a = { [b, weak c] in } }", "func f() { let a = { [b, c] in } }", 1),
            ("func f() { a(\"b\\(c)\") }", "func f() { a(\"b\\(d)\") }", 1),
            // Only what is inside differs, not what is around it.
            ("func f() { if a { b() } }", "func f() { if a { c() } }", 1),
            ("func f() { a { b() } }", "func f() { a { c() } }", 1),
            // The condition of an else if, a label of a case.
            ("func f() { if a {} else if b {} }", "func f() { if a {} else if c {} }", 1),
            ("func f() { switch a { case 1: b() } }", "func f() { switch a { case 2: b() } }", 1),
            // The accessor, but not the property.
            ("var a: A { b }", "var a: A { c }", 1),
        ])
    func different(code: String, other: String, pieces: Int) throws {
        let outlines = try outlines(of: [code, other])
        let difference = outlines[1].pieces.difference(from: outlines[0].pieces)
        #expect(difference.insertions.count == pieces)
        #expect(difference.removals.count == pieces)
    }

    @Test("Each knows its type and its member")
    func scopes() throws {
        let code = """
            protocol P { var a: Int { get }; func b(_ c: Int, d: Int); associatedtype E }
            enum Q { struct R { func s() { t() } } }
            extension Q.R { @Test("u") func v() {} }
            """
        let outline = try outlines(of: [code])[0]
        #expect(
            outline.pieces.map { "\($0.kind) \($0.type ?? "") \($0.member ?? "")" } == [
                "declaration P ", "requirement P a", "requirement P b(_:d:)", "declaration P E",
                "declaration Q ", "declaration Q.R ", "declaration Q.R s()", "statement Q.R s()",
                "declaration Q.R ", "declaration Q.R v()",
            ])
        #expect(outline.protocols == ["P"])
        #expect(outline.pieces.map(\.isTest) == Array(repeating: false, count: 9) + [true])
    }

    @Test("Code that can't be parsed is an error, which names its file")
    func noCode() throws {
        let error = try #require(throws: ToolError.self) { try outlines(of: ["", "func {"]) }
        #expect(error.notes.contains("Text 1.swift:1:6: error:"))
    }

    private func outlines(of texts: [String]) throws -> [CodeOutline] {
        try CodeParser(for: FixturePackage.folder).outlines(
            of: texts.enumerated().map { ("Text \($0).swift", $1) })
    }
}
