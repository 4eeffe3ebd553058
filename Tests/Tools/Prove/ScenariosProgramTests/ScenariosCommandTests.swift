import Foundation
import Testing
import TestSupport
import Toolchain

@Suite("scenarios", .enabled(if: Programs.areBuilt, "the program is not beside the tests"))
struct ScenariosCommandTests {
    private let workspace: Workspace
    private let passing: String
    private let failing: String

    init() throws {
        workspace = try Workspace()
        passing = try workspace.write(
            """
            @first
            Feature: Good
              Scenario: It begins
                Given the app is launched
                Then I am on "Log in"
              @second
              Scenario: It is quiet
                Then I see no toast
            """, to: "good.feature")
        failing = try workspace.write(
            """
            Feature: Bad
              Scenario: It begins elsewhere
                Then I am on "News"
            """, to: "bad.feature")
    }

    @Test("A run that passes ends with the count, and with 0")
    func passes() throws {
        let run = try Programs.run("scenarios", "run", passing)
        #expect(run.code == 0)
        #expect(run.text.hasSuffix("\n8 passed, 0 failed\n"))
        #expect(!run.text.contains("\u{1B}"))
        #expect(run.errors.contains("steps/s"))
    }

    @Test("What is silently not run gets a warning with its line")
    func warns() throws {
        let path = try workspace.write(
            "Feature: F\n  Scenario: a\n  Scenario first\n    Given the app is launched\n",
            to: "w.feature")
        for words in [["scenarios", "run", path], ["scenarios", "list", path]] {
            let run = try Programs.run(words)
            #expect(run.code == 0)
            #expect(
                run.errors.contains(
                    "warning: \(path):3:3: saw \"Scenario first\"; expected \"Scenario:\"; "))
        }
    }

    @Test(
        "A run that fails shows the step, what was expected and seen, and the screen, and ends with 1"
    )
    func fails() throws {
        let run = try Programs.run("scenarios", "run", failing, "--architecture", "viper")
        #expect(run.code == 1)
        #expect(
            run.text.contains(
                """
                FAILED VIPER: It begins elsewhere (\(failing):2)
                line 3: Then I am on "News"
                  expected  "News"
                  seen      "Log in"
                  the screen:
                    | screens: Log in
                    | Username: []
                """))
        #expect(run.text.hasSuffix("\n0 passed, 1 failed\n"))
    }

    @Test("All steps that no phrase matches stop the run before it begins")
    func unknownSteps() throws {
        let path = try workspace.write(
            "Feature: A\n Scenario: B\n  * I tip \"Send\"\n  * I go bakc\n", to: "c.feature")
        let other = try workspace.write(
            "Feature: A\n Scenario: B\n  * I go forth\n", to: "d.feature")
        let run = try Programs.run("scenarios", "run", passing, path, other)
        #expect(run.code == 1)
        #expect(run.text.isEmpty)
        let lines = run.errors.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("\(path):3:3: saw the step \"I tip \"Send\"\""))
        #expect(lines[0].contains("I tap \"Send\""))
        #expect(lines[1].hasPrefix("\(path):4:3: saw the step \"I go bakc\""))
        #expect(lines[2].hasPrefix("\(other):3:3: saw the step \"I go forth\""))
    }

    @Test("A report is written, in place of what was there")
    func reports() throws {
        let json = try workspace.write("mine", to: "report.json")
        let run = try Programs.run("scenarios", "run", failing, "--json", json)
        #expect(run.code == 1)
        let report = try workspace.read("report.json")
        #expect(report.contains("\"name\" : \"Bad: It begins elsewhere\""))
        #expect(report.contains(#""seen" : "\"Log in\"""#))
    }

    @Test("A list shows any Gherkin, with outlines expanded")
    func lists() throws {
        let path = try workspace.write(
            """
            Feature: Any
              @tag
              Scenario Outline: Anything <n>
                Given something
                And <n> more
                Examples:
                  | n |
                  | 1 |
                  | 2 |
            """, to: "any.feature")
        let run = try Programs.run("scenarios", "list", path)
        #expect(
            run.text == """
                \(path):8: Any / Anything 1
                @tag
                  [Context] Given something
                  [Context] And 1 more

                \(path):9: Any / Anything 2
                @tag
                  [Context] Given something
                  [Context] And 2 more


                """)
    }
}
