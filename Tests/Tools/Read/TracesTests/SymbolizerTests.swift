import Foundation
import SwiftTokens
import Testing
import Toolchain

@testable import Traces

@Suite("Output of the symbolizer")
struct SymbolizerTests {
    @Test("A line for each place; others are passed over")
    func symbols() throws {
        let symbols = Symbolizer.symbols(
            """
            {"Address":"0x1f","ModuleName":"p","Symbol":[\(Self.symbol("$a", startLine: 3))]}
            {"Address":"0x20","ModuleName":"p","Symbol":[]}
            {"Address":"0x21","Error":{"Message":"none"}}
            nonsense
            """)
        #expect(symbols.keys.sorted() == [0x1f])
        let symbol = try #require(symbols[0x1f])
        #expect(symbol.functionName == "$a")
        #expect(symbol.firstLine == 3)
    }

    @Test(
        "A program whose places are in none of the sources is an error, and not a trace without calls"
    )
    func nothing() throws {
        let symbolizer = Symbolizer(
            program: URL(fileURLWithPath: "/bin/sh"), package: URL(fileURLWithPath: "/p"))
        let error = #expect(throws: PackageError.self) { try symbolizer.functions(at: [0x1000]) }
        #expect(error?.description.contains("is in a file below /p") == true)
    }

    @Test("Code that the compiler generates has no place", arguments: Written.all)
    func places(written: Written) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "A.swift")
        try Data(written.text.utf8).write(to: file)
        let json = Self.symbol("$a", file: file.path, startLine: written.line)
        let symbol = try JSONDecoder().decode(
            SymbolizerLine.Symbol.self, from: Data(json.utf8))
        let tree = NameNode(
            "Global", nil, [NameNode(written.kind, nil, [NameNode("Class", nil, [])])])
        var reader = FunctionReader(package: folder, trees: ["$a": tree])
        let function = reader.function(symbol)
        let place = try #require(function).place
        #expect(place?.lastLine == written.lastLine)
        #expect(place == nil || place?.file == "A.swift")
    }

    @Test("A symbol that is not a Swift function is ignored")
    func unknown() throws {
        let symbol = try JSONDecoder().decode(
            SymbolizerLine.Symbol.self, from: Data(Self.symbol("main", startLine: 1).utf8))
        var reader = FunctionReader(package: URL(fileURLWithPath: "/p"), trees: [:])
        let function = reader.function(symbol)
        #expect(function == nil)
    }

    @Test(
        "A function ends at the brace that closes what was opened first",
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

    /// A text, the line on which the symbolizer has a function begin, and where it ends, if it is written there.
    struct Written: Sendable {
        let kind: String
        let line: Int
        let text: String
        let lastLine: Int?

        static let all = [
            Written(kind: "Function", line: 1, text: "func a() {\n}", lastLine: 2),
            Written(kind: "Function", line: 0, text: "func a() {\n}", lastLine: nil),
            Written(kind: "Constructor", line: 1, text: "class A {\n}", lastLine: nil),
            Written(kind: "Constructor", line: 2, text: "class A {\n  init() {}\n}", lastLine: 2),
            Written(kind: "Destructor", line: 1, text: "class A {\n}", lastLine: nil),
            Written(kind: "Getter", line: 1, text: "lazy var a = b()", lastLine: nil),
            Written(kind: "Getter", line: 1, text: "var a: Int { 1 }", lastLine: 1),
        ]
    }

    private static func symbol(
        _ name: String, file: String = "/p/A.swift", startLine: Int
    ) -> String {
        """
        {"Column":1,"FileName":"\(file)","FunctionName":"\(name)","Line":0,"StartLine":\(startLine)}
        """
    }
}
