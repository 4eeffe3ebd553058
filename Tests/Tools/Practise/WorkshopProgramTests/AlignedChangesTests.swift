import Console
import Pages
import Testing
import Trials

@testable import WorkshopProgram

@Suite("The solution beside the learner's work")
struct AlignedChangesTests {
    @Test("Lines that both changes share have the same height")
    func aligned() throws {
        let mine = """
            @@ -1,3 +1,3 @@
             let title = "News"
            -let count = 1
            +let count = 2
            +let mine = "only here"
             let shared = "in both"
            @@ -20,2 +22,3 @@
             func reload() {
            +    retry()
             }
            """
        let ours = """
            @@ -1,3 +1,2 @@
             let title = "News"
            -let count = 1
             let shared = "in both"
            @@ -10,2 +9,3 @@
             func other() {
            +    ours()
            @@ -20,2 +20,4 @@
             func reload() {
            +    log()
            +    retry()
             }
            """
        let text = try text(mine, ours)
        let lines = text.split(separator: "\n").filter { $0.contains("│") }
        for shared in ["title", "shared", "func reload()", "retry()"] {
            let count = lines.filter { $0.ranges(of: shared).count == 2 }.count
            #expect(count == 1, "\(shared) in\n\(text)")
        }
        #expect(lines.filter { $0.contains("ours()") || $0.contains("only here") }.count == 2)
    }

    private func text(_ mine: String, _ ours: String) throws -> String {
        let files = try [mine, ours].map { hunks in
            try Patch(
                "diff --git a/A.swift b/A.swift\n--- a/A.swift\n+++ b/A.swift\n\(hunks)\n",
                path: "a.patch"
            ).files.first
        }
        return CodeColumns(
            title: "", columns: ["yours", "ours"],
            rows: AlignedChanges(of: "A.swift", (files[0], files[1])).rows
        ).text(on: Terminal(environment: [:]))
    }
}
