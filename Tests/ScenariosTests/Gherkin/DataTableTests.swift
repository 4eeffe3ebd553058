import Testing

@testable import Scenarios

@Suite("Data tables")
struct DataTableTests {
    @Test("Cells are what stands between bars, without white space around it")
    func cells() throws {
        let rows = try rows(
            """
              |a|  b c  |\td\t|
            |1|2|3|   and this is no cell
            """)
        #expect(rows == [["a", "b c", "d"], ["1", "2", "3"]])
    }

    @Test(
        "A backslash escapes a bar, a backslash and a line end, and nothing else",
        arguments: [
            (#"a\|b"#, "a|b"), (#"a\\b"#, #"a\b"#), (#"a\nb"#, "a\nb"), (#"a\tb"#, #"a\tb"#),
            (#"\\n"#, #"\n"#), (#"\\\|"#, #"\|"#), (#" \n "#, "\n"), (#"\ "#, #"\"#),
        ])
    func escapes(written: String, read: String) throws {
        #expect(try rows("|\(written)|") == [[read]])
    }

    @Test("Cells may be empty")
    func emptyCells() throws {
        #expect(try rows("| | a | |\n|||b|") == [["", "a", ""], ["", "", "b"]])
    }

    @Test("A row may be without cells")
    func emptyRow() throws {
        #expect(try rows("|") == [[]])
    }

    @Test("What is not followed by a bar is no cell")
    func unended() throws {
        #expect(try rows("| a | b") == [["a"]])
        #expect(try rows(#"| a | b \| c"#) == [["a"]])
    }

    @Test("A bar ends a cell even where a combining mark stands behind it")
    func combiningMark() throws {
        #expect(try rows("| a |\u{301} b |") == [["a", "\u{301} b"]])
    }

    /// Reads `text` below a step.
    private func rows(_ text: String) throws -> [[String]]? {
        let step = try readOnlyStep("Feature: A\nScenario: B\n* c\n" + text)
        #expect(step.docString == nil)
        return step.dataTable?.rows
    }
}
