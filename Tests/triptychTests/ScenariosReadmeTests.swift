import Architectures
import Scenarios
import Testing

@testable import triptych

/// What scenarios/README.md says of scenarios is so.
@Suite("The README of the scenarios")
struct ScenariosReadmeTests {
    private let document = PackageDocument("scenarios/README.md")

    @Test("Its list of steps is the whole vocabulary")
    func steps() throws {
        var expected: [String] = []
        var group = ""
        for entry in Vocabulary.standard.entries {
            if entry.group != group {
                group = entry.group
                expected += ["| \(group) | |", "| --- | --- |"]
            }
            expected.append("| `\(entry.phrase)` | \(entry.remark) |")
        }
        let found = try document.part(named: "the steps")
        #expect(found == expected, "it should be:\n\(expected.joined(separator: "\n"))")
    }

    @Test("Its first example passes", .enabled(if: Program.isBuilt))
    func example() throws {
        #expect(try run(#require(scenarios.first)).code == 0)
    }

    @Test("That of its exercise fails on every architecture", .enabled(if: Program.isBuilt))
    func exercise() throws {
        let result = try run(#require(scenarios.last))
        #expect(result.code == 1)
        let names = Architecture.all.names.joined(separator: ", ")
        #expect(result.output.contains("FAILED \(names):"))
    }

    @Test("The code that its exercises change is there")
    func changes() throws {
        let changes = try document.text.matches(
            of: #/In `([^`]+\.swift)`,\s+(?:replace|remove)\s+`([^`]+)`/#)
        #expect(changes.count == 2)
        for change in changes {
            let source = try PackageDocument(String(change.1)).text
            #expect(source.contains(change.2), "\(change.1) has no \(change.2)")
        }
    }

    private var scenarios: [String] {
        get throws {
            try document.blocks.filter { $0.language == "gherkin" }
                .map { $0.lines.joined(separator: "\n") }
        }
    }

    private func run(_ scenario: String) throws -> Program.Run {
        let workspace = try Workspace()
        let path = try workspace.write(scenario, to: "readme.feature")
        return try Program.run("scenarios", "run", path)
    }
}
