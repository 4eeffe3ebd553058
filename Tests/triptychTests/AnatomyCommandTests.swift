import Foundation
import Subprocesses
import Testing

@Suite("Anatomy", .enabled(if: Program.isBuilt, "the program is not beside the tests"))
struct AnatomyCommandTests {
    @Test(
        "Outside the package it says where to go",
        arguments: ["anatomy", "change", "faults", "folklore"])
    func outside(command: String) throws {
        let workspace = try Workspace()
        let run = try Program.run(command, in: workspace.folder)
        #expect(run.code == 64)
        #expect(run.text.isEmpty)
        #expect(run.errors.contains("is not inside the package of Triptych"))
    }

    /// The other ways are tested without the program: reading the sources takes seconds.
    @Test("A document whose figures are stale ends with 1, and with what to do")
    func stale() throws {
        let workspace = try Workspace()
        let text = "<!-- generated: anatomy size -->\n\n| | paint |\n<!-- end -->\n"
        let path = try workspace.write(text, to: "figures.md")
        let run = try Program.run("anatomy", "--check", path)
        #expect(run.code == 1)
        #expect(run.text.contains("\(path), line 3:\n  is:        | | paint |\n"))
        #expect(run.errors.contains("triptych anatomy --update \(path)"))
    }
}
