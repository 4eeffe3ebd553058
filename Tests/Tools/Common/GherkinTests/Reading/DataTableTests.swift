import Testing
import TestSupport

@testable import Gherkin

@Suite("Data tables")
struct DataTableTests {
    @Test("Cells are trimmed, and may be empty")
    func cells() throws {
        let table = try table("  | a |b|  |\n\n  # comment\n  |||\t1 2 |  ")
        #expect(table == [["a", "b", ""], ["", "", "1 2"]])
    }

    @Test("A bar, a backslash and a line feed are written with a backslash")
    func escapes() throws {
        #expect(
            try table(#"| a\|b | \\ | c\nd | \x | \\n |"#) == [
                ["a|b", #"\"#, "c\nd", #"\x"#, #"\n"#]
            ])
    }

    private func table(_ lines: String) throws -> [[String]] {
        let feature = try read("Feature: f\nScenario: s\n* a step\n\(lines)\n* another step")
        let scenario = try #require(feature.scenarios.first)
        #expect(scenario.steps.count == 2)
        return try #require(scenario.steps.first?.table)
    }
}
