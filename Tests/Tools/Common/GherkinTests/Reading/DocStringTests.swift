import Testing
import TestSupport

@testable import Gherkin

@Suite("Doc strings")
struct DocStringTests {
    @Test("The indentation of the delimiter is removed, but no more than a line has")
    func indentation() throws {
        let docString = try docString(
            """
              \"""
              one
                two

            three
            \u{20}\u{20}\u{20}
              \"""
            """)
        #expect(docString == "one\n  two\n\nthree\n ")
    }

    @Test("A delimiter is text between the other delimiters, and escaped between its own")
    func delimiters() throws {
        #expect(try docString("\"\"\"\n```\n\\\"\\\"\\\"\n\"\"\"") == "```\n\"\"\"")
        #expect(try docString("```\n\"\"\"\n\\`\\`\\`\n```") == "\"\"\"\n```")
        #expect(try docString("```\n\\\"\\\"\\\" \\n \\\\\n```") == #"\"\"\" \n \\"#)
    }

    @Test("Nothing inside is Gherkin")
    func plainContent() throws {
        let content = "# no comment\n| no | table\n@no tag\nFeature: none"
        #expect(try docString("\"\"\"\n\(content)\n\"\"\"") == content)
        #expect(try docString("\"\"\"\n\"\"\"").isEmpty)
    }

    private func docString(_ lines: String) throws -> String {
        let feature = try read("Feature: f\nScenario: s\n* a step\n\(lines)\n* another step")
        let scenario = try #require(feature.scenarios.first)
        #expect(scenario.steps.count == 2)
        return try #require(scenario.steps.first?.docString)
    }
}
