import ArchitectureList
import Console
import Foundation
import Testing
import TestSupport
import Toolchain
import Trials

@testable import Workshop
@testable import WorkshopProgram

@Suite("workshop")
struct WorkshopCommandTests {
    @Test(
        "An invalid command line ends with 64 and one line",
        .enabled(if: Programs.areBuilt, "the program is not beside the tests"),
        arguments: [
            (["start"], "`swift run workshop list` shows them all"),
            (["start", "nonsense"], "there is no exercise \"nonsense\""),
            (
                ["start", "1", "--architecture", "all"],
                "there is no architecture \"all\"; the choices are MVC"
            ),
            (
                ["start", "30", "--architecture", "MVP"],
                "30-split-the-view-model is not done in MVP; it is in MVVM"
            ),
            (["check", "1", "2"], "unexpected argument \"2\""),
            (
                ["prove", "1", "--changed-since", "main"],
                "give either --changed-since or exercises"
            ),
            (["chekc"], "did you mean \"workshop check\"?"),
        ])
    func refused(words: [String], message: String) throws {
        let run = try Programs.run(["workshop"] + words)
        #expect(run.code == 64)
        #expect(run.text.isEmpty)
        #expect(run.errors.contains(message))
        #expect(run.errors.split(separator: "\n").count == 1)
    }

    @Test(
        "The list says what a beginner does first: exercises that are there, in less than 90 minutes",
        .enabled(if: Programs.areBuilt, "the program is not beside the tests"))
    func beginning() throws {
        let text = try Programs.run(["workshop", "list"]).text
        let first = try #require(text.firstMatch(of: #/Do (\d+), (\d+) and (\d+), in this order/#))
        let catalogue = Catalogue(of: ThisPackage.root, architectures: Architecture.all.subjects)
        let exercises = try [first.1, first.2, first.3].map { try catalogue.exercise(String($0)) }
        #expect(exercises.map(\.description.minutes).reduce(0, +) <= 75)
        #expect(exercises.allSatisfy { $0.description.level == 1 })
    }

    @Test(
        "The last line of a check says what to do next, after what was seen, expected, and where"
    )
    func failed() {
        let failure = CheckFailure(
            next: "find who keeps it alive", observed: "LoginPresenter is held",
            expected: "nothing stays alive after its screen has closed", place: "a.feature:3",
            details: "by a closure")
        let report = CheckReport(
            [.build, .leaks, .tests], [.build: .passed, .leaks: .failed(failure)])
        #expect(
            text(of: report) == """
                    by a closure

                ✔ build (no errors and no warnings)
                ✘ leaks (the leak check): find who keeps it alive
                  tests (the unit tests): not checked yet

                  observed  LoginPresenter is held
                  expected  nothing stays alive after its screen has closed
                  where     a.feature:3
                Next: find who keeps it alive
                """)
    }

    @Test("A pass that nobody can vouch for, because a file was edited, is none")
    func edited() {
        let report = CheckReport([.build], [.build: .passed], edited: ["A.swift"])
        #expect(!report.passed)
        #expect(
            text(of: report).hasSuffix(
                "Next: check again: A.swift has changed since the check began, so no pass is recorded"
            ))
    }

    @Test("A leak behind a failed scenario is shown too, because it may be the cause")
    func severalFailures() {
        let report = CheckReport(
            [.scenarios, .leaks],
            [
                .scenarios: .failed(
                    CheckFailure(
                        next: "make it pass", observed: "1", expected: "2",
                        place: "a:1"
                    )),
                .leaks: .failed(
                    CheckFailure(
                        next: "find who holds it", observed: "B holds A",
                        expected: "nothing", place: "a:2")),
            ])
        #expect(
            text(of: report).hasPrefix(
                """
                leaks (the leak check):
                  observed  B holds A
                  expected  nothing
                  where     a:2

                ✘ scenarios (all other scenarios): make it pass
                ✘ leaks (the leak check): find who holds it
                """))
    }

    @Test("Long texts are shown from a little before their first difference")
    func longTexts() {
        let text = String(repeating: "a", count: 499)
        let shown = CheckText.facts(
            of: CheckFailure(next: "", observed: text + "b", expected: text + "c", place: ""))
        let end = String(repeating: "a", count: 40)
        #expect(shown == "  observed  …\(end)b\n  expected  …\(end)c")
    }

    @Test("With --watch, a file that is changed, made or removed is noticed, and a folder is not")
    func watched() throws {
        let workspace = try Workspace(["Sources/A.swift": "a", "Package.swift": "b"])
        func files() -> WatchedFiles {
            WatchedFiles(["Sources", "Package.swift", "prediction.md"], in: workspace.folder)
        }
        let before = files()
        try FileManager.default.createDirectory(
            at: workspace.folder.appending(path: "Sources/B"), withIntermediateDirectories: true)
        for name in [".A.swift.swp", "#A.swift#", "A.swift~", "4913", "A.swift.orig"] {
            try workspace.write("c", to: "Sources/\(name)")
        }
        #expect(files() == before)
        for path in ["Sources/A.swift", "prediction.md"] {
            let last = files()
            try workspace.write("c", to: path)
            #expect(files() != last, "\(path)")
        }
        try FileManager.default.removeItem(atPath: workspace.path(of: "Sources/A.swift"))
        try FileManager.default.removeItem(atPath: workspace.path(of: "prediction.md"))
        #expect(files() != before)
    }

    private func text(of report: CheckReport) -> String {
        CheckText(
            report: report, title: "01-a in MVP",
            terminal: Terminal(environment: [:])
        ).text
    }
}
