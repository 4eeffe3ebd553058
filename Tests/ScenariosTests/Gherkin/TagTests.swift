import Testing

@testable import Scenarios

@Suite("Tags")
struct TagTests {
    @Test("Tags are inherited, the outermost first")
    func inheritance() throws {
        let feature = try read(
            """
            @feature
            Feature: News
              @plain
              Example: A
              @rule
              Rule: Inner
                @outline
                Scenario Outline: B
                  * <n>
                  @few
                  Examples:
                    | n |
                    | 1 |
                  @many @slow
                  Examples:
                    | n |
                    | 2 |
                Example: C
            """)
        #expect(
            feature.scenarios.map(\.tags) == [
                ["@feature", "@plain"],
                ["@feature", "@rule", "@outline", "@few"],
                ["@feature", "@rule", "@outline", "@many", "@slow"],
                ["@feature", "@rule"],
            ])
    }

    @Test("Tags may stand on several lines, with comments behind and between them")
    func lines() throws {
        let scenario = try readOnlyScenario(
            """
            Feature: News
              @a @b # these are @comments
              # so is @this

              @c\t#nothing
              @d#e @f
              Scenario: A
            """)
        #expect(scenario.tags == ["@a", "@b", "@c", "@d#e", "@f"])
    }

    @Test("Tags need no white space between them, and may be of any letters")
    func names() throws {
        let scenario = try readOnlyScenario("Feature: News\n@a@b@新闻 @😀-1\nScenario: A")
        #expect(scenario.tags == ["@a", "@b", "@新闻", "@😀-1"])
    }

    @Test("A tag inherited twice is there twice")
    func duplicates() throws {
        let scenario = try readOnlyScenario("@a\nFeature: News\n@a\nScenario: A")
        #expect(scenario.tags == ["@a", "@a"])
    }
}
