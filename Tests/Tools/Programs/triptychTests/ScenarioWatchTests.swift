import Foundation
import Subprocesses
import Testing

@Suite(
    "triptych scenarios run --watch",
    .enabled(if: Program.isBuilt, "the program is not beside the tests"))
struct ScenarioWatchTests {
    @Test("A change of a feature file runs the scenarios again, and Ctrl-C ends the watch")
    func watching() throws {
        let workspace = try Workspace()
        let path = try workspace.write(Self.feature(expecting: "News"), to: "a.feature")
        // The shell tells its process number, which the program takes over.
        let watch = "echo $$; exec \"$0\" scenarios run --watch \"$1\" 2>&1"
        var process: pid_t?
        var watches = 0
        let run = try Subprocess(
            ["sh", "-c", watch, Program.url.path, path], in: workspace.folder, limit: .seconds(90)
        ).run { line in
            process = process ?? pid_t(line)
            guard line == "watching the feature files; Ctrl-C ends" else { return }
            watches += 1
            if watches == 1 {
                try workspace.write(Self.feature(expecting: "Log in"), to: "a.feature")
            } else {
                kill(try #require(process), SIGINT)
            }
        }
        let seen = run.text.split(separator: "\n").compactMap { line in
            ["0 passed, 4 failed", "changed: a.feature", "4 passed, 0 failed"]
                .first(where: line.contains)
        }
        #expect(seen == ["0 passed, 4 failed", "changed: a.feature", "4 passed, 0 failed"])
        #expect(watches == 2)
        #expect(run.succeeded, "the code of the last run")
    }

    private static func feature(expecting screen: String) -> String {
        "Feature: A\n  Scenario: B\n    Then I am on \"\(screen)\"\n"
    }
}
