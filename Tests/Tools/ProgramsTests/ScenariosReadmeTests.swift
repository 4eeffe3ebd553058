import Testing
import TestSupport
import Toolchain

/// What scenarios/README.md says of scenarios is so.
@Suite("The README of the scenarios")
struct ScenariosReadmeTests {
    private let document = PackageDocument("scenarios/README.md")

    @Test("Its first example passes", .enabled(if: Programs.areBuilt))
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
        return try Programs.run("scenarios", "run", path)
    }
}
