import Gherkin
import Testing
import TestSupport

@Suite("Tags")
struct TagTests {
    @Test("Tags come down from the feature, the rule, the outline and the examples")
    func inheritance() throws {
        let feature = try read(
            """
            @feature
            Feature: f
              @one
              Scenario: free
              @rule
              Rule: r
                @two
                Scenario: bound
                @outline
                Scenario Outline: o
                  * <a>
                  @first
                  Examples:
                    | a |
                    | 1 |
                  @second
                  Examples:
                    | a |
                    | 2 |
            """)
        #expect(
            feature.scenarios.map(\.tags) == [
                ["@feature", "@one"],
                ["@feature", "@rule", "@two"],
                ["@feature", "@rule", "@outline", "@first"],
                ["@feature", "@rule", "@outline", "@second"],
            ])
    }

    @Test("Tags may take lines, with blank lines and comments among them")
    func severalLines() throws {
        #expect(try tags("@a\n\n  # comment\n@b @c\n") == ["@a", "@b", "@c"])
    }

    @Test("A number sign begins a comment only behind white space")
    func comments() throws {
        #expect(try tags("@a #b @c") == ["@a"])
        #expect(try tags("@a#b @c\u{3000}# d") == ["@a#b", "@c"])
    }

    @Test("A sign without a name is no tag")
    func nameless() throws {
        #expect(try tags("@") == [])
        #expect(try tags("@@a @  ") == ["@a"])
    }

    private func tags(_ line: String) throws -> [String]? {
        try read("Feature: f\n\(line)\nScenario: s\n").scenarios.first?.tags
    }
}
