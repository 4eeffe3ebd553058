import Testing

@testable import Scenarios

@Suite("Features and scenarios")
struct FeatureTests {
    @Test("A scenario keeps its name, its steps and their places")
    func wholeFeature() throws {
        let feature = try read(
            """
            Feature: News
              Scenario: Reading
                Given some news
                When I look
            """)
        let scenario = Scenario(
            feature: "News", rule: nil, name: "Reading", tags: [],
            steps: [
                Step(
                    keyword: "Given", keywordType: .context, text: "some news", dataTable: nil,
                    docString: nil, location: Location(line: 3, column: 5)),
                Step(
                    keyword: "When", keywordType: .action, text: "I look", dataTable: nil,
                    docString: nil, location: Location(line: 4, column: 5)),
            ],
            location: Location(line: 2, column: 3))
        #expect(feature == Feature(path: "some.feature", name: "News", scenarios: [scenario]))
    }

    @Test("Every keyword of English opens what it says", arguments: ["Example", "Scenario"])
    func scenarioKeywords(keyword: String) throws {
        let scenario = try readOnlyScenario(
            """
            Ability: Reading
            \(keyword): One
              * a step
            """)
        #expect(scenario.feature == "Reading")
        #expect(scenario.name == "One")
    }

    @Test("Descriptions are passed over, with comments and whatever looks like a step in them")
    func descriptions() throws {
        let feature = try read(
            """
            # The whole file is about the news.
            Feature: News
              Given that nobody reads this,
              # not even this,
              | anything | goes |

              Rule: Short
                Background: of the rule
                  Feature: is but a word here
                  # and so is this
                  Given a background
                Scenario: One
                  Background: is but a word here
                  # a comment
                  more
                  When it ends
            """)
        let scenario = try #require(feature.scenarios.first)
        #expect(feature.scenarios.count == 1)
        #expect(scenario.rule == "Short")
        #expect(scenario.lines == ["Given a background", "When it ends"])
    }

    @Test("Comments and empty lines may stand anywhere between steps, rows and scenarios")
    func comments() throws {
        let feature = try read(
            """
            Feature: News # no comment
              Scenario: One
                # a comment
                Given a table

                # a comment
                | a |
                # a comment

                | b |
                # a comment
                Then done

              # a comment
              Scenario: Two
            """)
        #expect(feature.name == "News # no comment")
        #expect(feature.scenarios.map(\.lines) == [["Given a table", "Then done"], []])
        #expect(feature.scenarios[0].steps[0].dataTable?.rows == [["a"], ["b"]])
    }

    @Test("Scenarios of rules come after those of the feature, and name their rule")
    func rules() throws {
        let feature = try read(
            """
            Feature: News
              Example: A
              Rule: First
                Example: B
                Example: C
              Rule: Second
              Rule: Third
                Example: D
            """)
        #expect(feature.scenarios.map(\.name) == ["A", "B", "C", "D"])
        #expect(feature.scenarios.map(\.rule) == [nil, "First", "First", "Third"])
    }

    @Test(
        "A feature may be without scenarios, and a file without a feature",
        arguments: [
            ("Feature: Empty", "Empty"), ("Feature:", ""), ("", ""), ("\n\n", ""), ("  ", ""),
            ("# only\n  # comments", ""),
        ])
    func nothingToRun(text: String, name: String) throws {
        #expect(try read(text) == Feature(path: "some.feature", name: name, scenarios: []))
    }

    @Test("The last line need not end", arguments: ["", "\n", "\n\n"])
    func endOfFile(end: String) throws {
        let step = try readOnlyStep("Feature: A\nScenario: B\n* c" + end)
        #expect(step.text == "c")
    }

    @Test("White space around names and steps is no part of them")
    func whiteSpace() throws {
        let scenario = try readOnlyScenario(
            "Feature:A\n\t Scenario: \t B \t\n\u{3000}Given   c  d \n")
        #expect(scenario.feature == "A")
        #expect(scenario.name == "B")
        #expect(scenario.lines == ["Given c  d"])
        #expect(scenario.location == Location(line: 2, column: 3))
        #expect(scenario.steps[0].location == Location(line: 3, column: 2))
    }
}
