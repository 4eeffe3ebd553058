import Gherkin
import Testing
import TestSupport

/// Cucumber passes over all of this in silence.
@Suite("What is silently not run")
struct WarningTests {
    private func warnings(_ source: String) throws -> [String] {
        try read(source).warnings.map { "\($0.location.line): \($0.seen) / \($0.expected)" }
    }

    @Test(
        "A step with other white space behind its keyword is a description, where no step is before it"
    )
    func spaces() throws {
        let steps = "Then\tI am on \"Nowhere\"\nThenceforth\n"
        let warnings = try warnings("Feature: f\nScenario: s\n" + steps)
        #expect(warnings.count == 1)
        #expect(warnings.first?.hasPrefix("3: ") == true)
        #expect(warnings.first?.hasSuffix(" / \"Then\" and a space") == true)
    }

    @Test("A title without its colon, or with the wide one of Chinese keyboards, is a description")
    func colons() throws {
        #expect(
            try warnings(
                """
                Feature: f
                  Background
                    Given a
                  Scenario first
                    # a note
                    Given a
                  Scenario Outline：second
                    Given a
                  Scenario: third
                    Example
                    Given a
                  Rule: r
                    Background：
                      * a
                """) == [
                    #"2: "Background" / "Background:""#, #"4: "Scenario first" / "Scenario:""#,
                    #"7: "Scenario Outline：second" / "Scenario Outline:""#,
                    #"10: "Example" / "Example:""#, #"13: "Background：" / "Background:""#,
                ])
        #expect(
            try warnings("# language: zh-CN\n功能: f\n  场景：一\n    当a\n  场景: 二\n    当a")
                == [#"3: "场景：一" / "场景:""#])
    }

    @Test("Prose may begin with such a word")
    func prose() throws {
        #expect(
            try warnings(
                """
                Feature: f
                  Examples of this are many.
                  Scenarios are better.
                  Scenario: a
                    Rule of thumb:
                    Examples: no
                  Scenario: b
                    Given a
                """) == [
                    #"6: "Examples:" without rows / examples with a row below the names of the columns"#
                ])
    }

    @Test("An outline without examples, and examples without rows, run nothing")
    func rows() throws {
        let expected = "examples with a row below the names of the columns"
        #expect(
            try warnings(
                """
                Feature: f
                  Scenario Outline: a
                    Given <b>
                  Scenario: c
                    Given <b>
                    Examples:
                      | b |
                    Examples:
                """) == [
                    #"2: "Scenario Outline:" without rows / \#(expected)"#,
                    #"6: "Examples:" without rows / \#(expected)"#,
                    #"8: "Examples:" without rows / \#(expected)"#,
                ])
    }

    @Test("A placeholder that no column is called like is not filled in")
    func placeholders() throws {
        #expect(
            try warnings(
                """
                Feature: f
                  Scenario: <user>
                    Given I type "<usr>" and <user>, if 1 < 2 > 0
                      | <users> |
                    Given <b>
                    Examples:
                      | user | b   |
                      | <c>  | <d> |
                      | e    | f   |
                  Scenario: no outline
                    Given <usr>
                """) == [
                    #"3: "<usr>" / the name of a column of the examples"#,
                    #"3: "<users>" / the name of a column of the examples"#,
                ])
    }

    @Test("The scenarios of this package have nothing of the kind")
    func none() throws {
        let folder = #filePath.split(separator: "Tests/Tools")[0] + "scenarios"
        for file in try FeatureFiles.find(["", "/changes", "/exercises"].map { folder + $0 }) {
            #expect(try FeatureFiles.read(file).warnings == [])
        }
    }

    @Test("A first step with a misspelt keyword is a description, and prose above it may begin so")
    func misspeltKeywords() throws {
        let warnings = try warnings(
            """
            Feature: f
              when it rains
              Scenario: a
                when it rains, people stay at home.
                They read.
                given a
                Given b
              Scenario: c
                given d
                THEN e
                Givn f
              Scenario: g
                The text below is long.
                Given h
            """)
        #expect(
            warnings == [
                #"6: "given a" / "Given""#, #"9: "given d" / "Given""#, #"10: "THEN e" / "Then""#,
                #"11: "Givn f" / "Given""#,
            ])
    }

    @Test("A column that no step uses changes nothing, and of two with one name the second")
    func columns() throws {
        let warnings = try warnings(
            """
            Feature: f
              Scenario Outline: <title>
                Given <a>
                  | <cell> |
                Examples:
                  | a   | a | title | cell | inner | unused |
                  | <inner> | 1 | 2 | 3    | 4     | 5      |
            """)
        #expect(
            warnings == [
                #"6: 2 columns "<a>" / one column of each name"#,
                #"6: the column "<unused>" / a column that the steps use"#,
            ])
    }
}
