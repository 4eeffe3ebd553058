import Foundation
import Testing

@testable import Traces

@Suite("What the symbolizer says")
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

    /// A text, where a function is said to begin in it, and where it ends, if it is written there at all.
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
