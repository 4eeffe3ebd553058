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
        #expect(runnable.feature == feature)
        #expect(runnable.scenarios.map(\.scenario) == feature.scenarios)
        #expect(runnable.scenarios.map(\.stepCount) == [2, 0])
        #expect(runnable.scenarios.map(\.place) == ["login.feature:2", "login.feature:5"])
        #expect(runnable.scenarios.map(\.feature) == ["News", "News"])
    }

    @Test("One unknown step refuses the whole feature, at the first of them")
    func unknown() throws {
        let feature = try read(
            """
            Feature: News
              Scenario: A
                Given the app is launched
              Scenario Outline: B
                When I <do> it
                Examples:
                  | do   |
                  | like |
              Scenario: C
                When I hate it
            """)
        let error = #expect(throws: GherkinError.self) { try RunnableFeature(feature) }
        #expect((error?.line, error?.column) == (5, 5))
        #expect(error?.seen == "the step \"I like it\"")
    }

    @Test("Steps of a background are known or not like any other")
    func background() throws {
        let feature = try read(
            """
            Feature: News
              Background:
                Given nothing at all
              Scenario: A
                Then I see no toast
            """)
        let error = #expect(throws: GherkinError.self) { try RunnableFeature(feature) }
        #expect((error?.line, error?.column) == (3, 5))
    }
}
