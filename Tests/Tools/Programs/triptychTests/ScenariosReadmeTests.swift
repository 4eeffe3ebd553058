import Scenarios
import Subprocesses
import TestSupport
import Testing

@testable import TriptychCommands

/// What scenarios/README.md says of scenarios is so.
@Suite("The README of the scenarios")
struct ScenariosReadmeTests {
    private let document = PackageDocument("scenarios/README.md")

    @Test("Its list of steps is the whole vocabulary")
    func steps() throws {
        var expected: [String] = []
        for group in Vocabulary.standard.groups {
            expected += ["| \(group.title) | |", "| --- | --- |"]
            expected += group.definitions.map { "| `\($0.phrase)` | \($0.remark) |" }
        }
        let found = try document.part(named: "the steps")
        #expect(found == expected, "it should be:\n\(expected.joined(separator: "\n"))")
    }

    @Test("Its first example passes", .enabled(if: Program.isBuilt))
    func example() throws {
        #expect(try run(#require(scenarios.first)).code == 0)
    }

    private var scenarios: [String] {
        get throws {
            try document.blocks.filter { $0.language == "gherkin" }
                .map { $0.lines.joined(separator: "\n") }
        }
    }

    private func run(_ scenario: String) throws -> SubprocessRun {
        let workspace = try Workspace()
        let path = try workspace.write(scenario, to: "readme.feature")
        return try Program.run("scenarios", "run", path)
    }
}
