import Foundation
import Subprocesses
import Testing

/// Which scenarios `triptych scenarios run` runs, and how it reports them.
@Suite(
    "Selection of scenarios", .enabled(if: Program.isBuilt, "the program is not beside the tests"))
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

    private func run(_ words: String...) throws -> SubprocessRun {
        try Program.run(
            ["scenarios", "run", "--architecture", "MVP"] + words, in: workspace.folder)
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
        "Tag expressions select",
        arguments: [
            ("@a and not @b", 1), ("@all", 4), ("not (@a or @b)", 2), ("a", 2), ("", 4),
        ])
    func tags(expression: String, count: Int) throws {
        let run = try run(mixed, "--tag=\(expression.isEmpty ? "@all" : expression)")
        #expect(run.errors.contains("MVP: \(count) scenarios"))
    }

    @Test("A tag expression with a mistake is wrong usage", arguments: ["@a and", "@a,@b", "(@a"])
    func wrongTags(expression: String) throws {
        let run = try run(mixed, "--tag", expression)
        #expect(run.code == 64)
        #expect(run.errors.hasPrefix("triptych: Tag expression \"\(expression)\" could not be"))
    }

    @Test("A file given twice runs once, however it is written")
    func twice() throws {
        let run = try run(mixed, "mixed.feature", ".", "./mixed.feature:4")
        #expect(run.errors.contains("MVP: 4 scenarios"))
    }

    @Test("With --fail-fast the first failure ends the run")
    func failFast() throws {
        let run = try Program.run("scenarios", "run", "--fail-fast", mixed)
        #expect(run.code == 1)
        #expect(run.text.hasSuffix("\n1 passed, 1 failed, 14 not run\n"))
    }

    @Test("A failure that several architectures share is there once, with their names")
    func sharedFailure() throws {
        let run = try Program.run("scenarios", "run", mixed + ":7")
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

    @Test("Control characters in names, paths and steps never reach the terminal")
    func controlCharacters() throws {
        let escape = "\u{1B}[31m"
        let path = try workspace.write(
            "Feature: F\(escape)\n  Scenario: S\(escape)\n    Then I am on \"X\(escape)\"\n",
            to: "a\(escape).feature")
        for words in [["run", path], ["list", path], ["run", path + "x"]] {
            let run = try Program.run(["scenarios"] + words)
            #expect(!(run.text + run.errors).contains("\u{1B}"))
            #expect((run.text + run.errors).contains(#"\u{1B}[31m"#))
        }
    }

    @Test("The JUnit file has times, and JSON has none")
    func times() throws {
        _ = try run(mixed, "--junit", "r.xml", "--json", "r.json")
        let junit = try workspace.read("r.xml")
        let time = try Regex(#" time="\d+\.\d{6}""#)
        #expect(junit.matches(of: time).count == 1 + 1 + 4)
        #expect(!(try workspace.read("r.json").contains("time")))
    }

    @Test("With --failed only what failed last time runs again, until nothing does")
    func failed() throws {
        #expect(try run("--failed").code == 64, "this is no package")
        try workspace.write("", to: "Package.swift")
        try FileManager.default.createDirectory(
            at: workspace.folder.appending(path: "scenarios"), withIntermediateDirectories: true)
        #expect(try run("--failed").errors.contains("no run of this package is on record"))
        #expect(try run(mixed).code == 1)
        let again = try run("--failed")
        #expect(again.text.hasSuffix("\n0 passed, 3 failed\n"))
        #expect(try run("--failed", mixed).code == 64)
        // The lines move, and one scenario is mended.
        let text = try workspace.read("mixed.feature")
            .replacing("Feature: Mixed", with: "Feature: Mixed\n\n\n")
            .replacing("am on \"News\"", with: "am on \"Log in\"")
        try workspace.write(text, to: "mixed.feature")
        #expect(try run("--failed").text.hasSuffix("\n1 passed, 2 failed\n"))
        #expect(try run("--failed", "--name", "Two").code == 64)
        _ = try run(mixed, "--name", "One")
        #expect(try run("--failed").errors.contains("nothing failed in the last run"))
    }
}
