import Foundation
import SwiftTokens
import Testing
import TestSupport
import Toolchain

@testable import CallRecording
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
        var reader = StepReader(of: symbolizer, architectures: [])
        let step = Recording.Step(text: "", offsets: [0x1000], callers: [-1], sites: [0], lost: 0)
        let error = #expect(throws: PackageError.self) { try reader.read([step]) }
        #expect(error?.description.contains("names no source file below /p") == true)
    }

    @Test("Code that the compiler generates has no place", arguments: Written.all)
    func places(written: Written) throws {
        let workspace = try Workspace(["A.swift": written.text])
        let path = workspace.path(of: "A.swift")
        let output = Self.symbol(written.symbol, file: path, startLine: written.line)
        let symbol = try #require(
            Symbolizer.symbols("{\"Address\":\"0x1\",\"Symbol\":[\(output)]}")[1])
        let symbolizer = Symbolizer(
            program: URL(fileURLWithPath: "/bin/sh"), package: workspace.folder)
        let function = symbolizer.function(symbol, in: [path: SwiftText(written.text)])
        let place = try #require(function).place
        #expect(place?.lastLine == written.lastLine)
        #expect(place == nil || place?.file == "A.swift")
    }

    /// A text, the line on which the symbolizer has a function begin, and where it ends, if it is written there.
    struct Written: Sendable {
        let symbol: String
        let line: Int
        let text: String
        let lastLine: Int?

        static let all = [
            Written(symbol: "$s1P1AC1ayyF", line: 1, text: "func a() {\n}", lastLine: 2),
            Written(symbol: "$s1P1AC1ayyF", line: 0, text: "func a() {\n}", lastLine: nil),
            Written(symbol: "$s1P1ACACycfc", line: 1, text: "class A {\n}", lastLine: nil),
            Written(
                symbol: "$s1P1ACACycfc", line: 2, text: "class A {\n  init() {}\n}", lastLine: 2),
            Written(symbol: "$s1P1ACfd", line: 1, text: "class A {\n}", lastLine: nil),
            Written(symbol: "$s1P1AC1aSivg", line: 1, text: "lazy var a = b()", lastLine: nil),
            Written(symbol: "$s1P1AC1aSivg", line: 1, text: "var a: Int { 1 }", lastLine: 1),
            Written(
                symbol: "$s1P1AC1aSivs", line: 1, text: "var a = 1\nfunc b() {\n}", lastLine: 1),
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
