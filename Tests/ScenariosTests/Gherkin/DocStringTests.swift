import Testing

@testable import Scenarios

@Suite("Doc strings")
struct DocStringTests {
    @Test("Both delimiters work, and each may stand inside the other")
    func delimiters() throws {
        let quotes = try docString(
            #"""
            """
            ```
            """
            """#)
        #expect(quotes == DocString(mediaType: "", content: "```"))
        let ticks = try docString(
            #"""
            ```
            """
            ```
            """#)
        #expect(ticks == DocString(mediaType: "", content: #"""""#))
    }

    @Test("The indentation of the opening delimiter is taken off, as far as it is there")
    func indentation() throws {
        let docString = try docString(
            #"""
                """
                same
              less
            none
                  more
                \#("  ")
            \#("")
                last \#("")
                """
            """#)
        #expect(docString?.content == "same\nless\nnone\n  more\n  \n\nlast ")
    }

    @Test("Whatever stands inside is text")
    func content() throws {
        let docString = try docString(
            #"""
            """
            # no comment
            @no-tag
            Feature: no feature
            | no | row |
            Given no step
            """
            """#)
        #expect(
            docString?.content == """
                # no comment
                @no-tag
                Feature: no feature
                | no | row |
                Given no step
                """)
    }

    @Test("A delimiter inside is escaped by backslashes")
    func escapes() throws {
        let quotes = try docString(
            #"""
            """
            \"\"\" and \`\`\` and \" and \\
            """
            """#)
        #expect(quotes?.content == #"""" and \`\`\` and \" and \\"#)
        let ticks = try docString(
            #"""
            ```
            \`\`\` and \"\"\"
            ```
            """#)
        #expect(ticks?.content == #"``` and \"\"\""#)
    }

    @Test(
        "What stands behind the opening delimiter is the media type",
        arguments: [("json", "json"), (" text/plain ", "text/plain"), ("", "")])
    func mediaType(written: String, read: String) throws {
        let docString = try docString("```\(written)\n{}\n```")
        #expect(docString == DocString(mediaType: read, content: "{}"))
    }

    @Test("A doc string may be empty")
    func empty() throws {
        #expect(try docString("```\n```")?.content == "")
    }

    @Test("A table may stand before a doc string, or after it")
    func withTable() throws {
        let before = try readOnlyStep("Feature: A\nScenario: B\n* c\n| d |\n```\ne\n```")
        let after = try readOnlyStep("Feature: A\nScenario: B\n* c\n```\ne\n```\n| d |")
        for step in [before, after] {
            #expect(step.dataTable?.rows == [["d"]])
            #expect(step.docString?.content == "e")
        }
    }

    /// Reads `text` below a step.
    private func docString(_ text: String) throws -> DocString? {
        let step = try readOnlyStep("Feature: A\nScenario: B\n* c\n" + text)
        #expect(step.dataTable == nil)
        return step.docString
    }
}
