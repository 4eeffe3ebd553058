import Console
import Foundation
import Testing
import TestSupport
import Toolchain

/// Which scenarios `swift run scenarios run` runs, and how it reports them.
@Suite(
    "Selection of scenarios", .enabled(if: Programs.areBuilt, "the program is not beside the tests")
)
struct ScenarioSelectionTests {
    private let workspace: Workspace
    /// Three scenarios, one of them with two rows; the second fails.
    private let mixed: String

    init() throws {
        workspace = try Workspace()
        mixed = try workspace.write(
            """
            @all
            Feature: Mixed
              @a
              Scenario: One
                Then I am on "Log in"
              @a @b
              Scenario: Two
                Then I am on "News"
              @c
              Scenario Outline: Three
                Then I see the text "<text>"
                Examples:
                  | text |
                  | no   |
                  | yes  |
            """, to: "mixed.feature")
    }

    private func run(_ paths: String..., tags: [String] = []) throws -> SubprocessRun {
        try Programs.run(
            ["scenarios", "run", "--architecture", "MVP"] + paths
                + tags.flatMap { ["--tag", $0] }, in: workspace.folder)
    }

    @Test(
        "A line selects the scenario around it, or its row of examples",
        arguments: [
            (":4", "1 passed, 0 failed"), (":3", "1 passed, 0 failed"),
            (":8", "0 passed, 1 failed"),
            (":11", "0 passed, 2 failed"), (":15", "0 passed, 1 failed"),
            (":5:8", "1 passed, 1 failed"),
        ])
    func lines(line: String, conclusion: String) throws {
        let run = try run(mixed + line)
        #expect(run.text.hasSuffix("\n\(conclusion)\n"), "\(run.text)\(run.errors)")
    }

    @Test("A file of the package needs no folder")
    func fileName() throws {
        let run = try Programs.run(["scenarios", "list", "login.feature"], in: ThisPackage.root)
        #expect(run.code == 0 && run.text.contains("scenarios/login.feature:"), "\(run.errors)")
    }

    @Test("A line without a scenario is wrong usage", arguments: [":2", ":99", ":0", ":x", ":"])
    func wrongLine(line: String) throws {
        let run = try run(mixed + line)
        #expect(run.code == 64)
        let advice =
            [":2", ":99"].contains(line)
            ? "there is no scenario at this line; scenarios are at lines 4, 7, 14, 15"
            : "no such file or folder"
        #expect(run.errors.contains(advice))
    }

    @Test(
        "Tags select: scenarios have all of them, and none of those after not",
        arguments: [
            (["@a"], 2), (["a"], 2), (["all"], 4), (["a", "b"], 1), (["a", "not @b"], 1),
            (["not a", "not b"], 2),
        ])
    func tags(conditions: [String], count: Int) throws {
        let run = try run(mixed, tags: conditions)
        #expect(run.errors.contains("MVP: " + "scenario".counted(count) + ","))
    }

    @Test(
        "What is no tag is wrong usage",
        arguments: ["@a and @b", "not", "not not a", " ", "~@a", "~a"])
    func wrongTags(condition: String) throws {
        let run = try run(mixed, tags: [condition])
        #expect(run.code == 64)
        #expect(run.errors.contains("it must be a tag, or `not` and a tag"))
    }

    @Test("A file given twice runs once, however it is written")
    func twice() throws {
        let run = try run(mixed, "mixed.feature", ".", "./mixed.feature:4")
        #expect(run.errors.contains("MVP: 4 scenarios"))
    }

    @Test("A failure that several architectures share is there once, with their names")
    func sharedFailure() throws {
        let run = try Programs.run("scenarios", "run", mixed + ":7")
        #expect(run.text.contains("FAILED MVC, MVP, MVVM, VIPER: Two (\(mixed):7)\n"))
        #expect(run.text.ranges(of: "Then I am on").count == 1)
    }

    @Test("A scenario without steps is pending, and a file without scenarios is named")
    func pending() throws {
        let path = try workspace.write("Feature: P\n  Scenario: Later\n", to: "p.feature")
        let empty = try workspace.write("Feature: E\n", to: "e.feature")
        let run = try run(path, empty, mixed + ":4")
        #expect(run.code == 0)
        #expect(run.text.contains("PENDING Later (\(path):2): it has no steps"))
        #expect(run.text.hasSuffix("\n1 passed, 0 failed, 1 pending\n"))
        #expect(run.errors.contains("\(empty): there are no scenarios in this file"))
    }

    @Test("A tag for an architecture that is not there is an error, at its place")
    func unknownOnly() throws {
        let path = try workspace.write(
            "Feature: F\n  @only-MVPP\n  Scenario: S\n    Then I am on \"Log in\"\n",
            to: "o.feature")
        let run = try run(path)
        #expect(run.code == 1)
        #expect(
            run.errors.hasPrefix(
                "\(path):3: the tag @only-MVPP: there is no architecture \"MVPP\"; did you mean \"MVP\"?"
            ))
    }

    @Test("Control characters in names, paths and steps never reach the terminal")
    func controlCharacters() throws {
        let escape = "\u{1B}[31m"
        let path = try workspace.write(
            "Feature: F\(escape)\n  Scenario: S\(escape)\n    Then I am on \"X\(escape)\"\n",
            to: "a\(escape).feature")
        for words in [["run", path], ["list", path], ["run", path + "x"]] {
            let run = try Programs.run(["scenarios"] + words)
            #expect(!(run.text + run.errors).contains("\u{1B}"))
            #expect((run.text + run.errors).contains(#"\u{1B}[31m"#))
        }
    }
}
