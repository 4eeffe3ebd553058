import Testing

@testable import Scenarios

@Suite("Runnable features")
struct RunnableFeatureTests {
    @Test("A feature whose steps are all known can be run")
    func known() throws {
        let feature = try read(
            """
            Feature: News
              Scenario: A
                Given the app is launched
                Then I am on "News"
              Scenario: B
            """)
        let runnable = try RunnableFeature(feature)
        #expect(runnable.scenarios.map(\.scenario) == feature.scenarios)
        #expect(runnable.scenarios.map(\.stepCount) == [2, 0])
        #expect(runnable.scenarios.map(\.place) == ["login.feature:2", "login.feature:5"])
        #expect(runnable.scenarios.map(\.feature) == ["News", "News"])
    }

    @Test("All unknown steps are reported at once, each place once, in the order of the file")
    func unknown() throws {
        let feature = try read(
            """
            Feature: News
              Background:
                Given nothing at all
              Scenario: A
                Given the app is launched
              Scenario Outline: B
                When I <do> it
                Examples:
                  | do   |
                  | like |
                  | hate |
              Scenario: C
                When I see it
            """)
        let error = #expect(throws: UndefinedSteps.self) { try RunnableFeature(feature) }
        #expect(error?.errors.map(\.line) == [3, 7, 13])
        #expect(
            error?.errors.map(\.seen) == [
                "the step \"nothing at all\"", "the step \"I like it\"", "the step \"I see it\"",
            ])
        #expect(error?.description.split(separator: "\n").count == 3)
    }
}
