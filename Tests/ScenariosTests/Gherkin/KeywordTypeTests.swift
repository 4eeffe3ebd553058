import Testing

@testable import Scenarios

@Suite("Keyword types")
struct KeywordTypeTests {
    @Test("Given, When and Then say what they mean, and And and But what stands before them")
    func conjunctions() throws {
        let scenario = try readOnlyScenario(
            """
            Feature: News
              Scenario: A
                Given a
                And b
                When c
                But d
                And e
                Then f
                And g
            """)
        #expect(
            scenario.steps.map(\.keywordType) == [
                .context, .context, .action, .action, .action, .outcome, .outcome,
            ])
    }

    @Test("A star is unknown, and so is what goes on from it")
    func star() throws {
        let scenario = try readOnlyScenario(
            """
            Feature: News
              Scenario: A
                Given a
                * b
                And c
                Then d
            """)
        #expect(scenario.steps.map(\.keywordType) == [.context, .unknown, .unknown, .outcome])
    }

    @Test("And is unknown where nothing stands before it", arguments: ["And", "But"])
    func first(keyword: String) throws {
        let step = try readOnlyStep("Feature: News\nScenario: A\n\(keyword) a")
        #expect(step.keyword == keyword)
        #expect(step.keywordType == .unknown)
    }

    @Test("Each row of an outline begins anew")
    func outline() throws {
        let feature = try read(
            """
            Feature: News
              Scenario Outline: A
                And <n>
                Then b
                Examples:
                  | n |
                  | 1 |
                  | 2 |
            """)
        let types = feature.scenarios.map { $0.steps.map(\.keywordType) }
        #expect(types == [[.unknown, .outcome], [.unknown, .outcome]])
    }
}
