import Console
import Foundation
import Testing
import TestSupport
import Toolchain
import Trials

@testable import WorkshopProgram

@Suite("workshop class")
struct ClassTests {
    private static let patch = """
        diff --git a/Tests/A.swift b/Tests/A.swift
        --- a/Tests/A.swift
        +++ b/Tests/A.swift
        @@ -1,1 +1,1 @@
        -old
        +mine
        diff --git a/Tests/B.swift b/Tests/B.swift
        new file mode 100644
        --- /dev/null
        +++ b/Tests/B.swift
        @@ -0,0 +1,1 @@
        +new

        """

    /// What a learner hands in about exercise 1.
    private func entry(of learner: String) throws -> HandedIn {
        let text = """
            {"learner": "\(learner)", "exercise": "send-disabled-while-too-long", "architecture": "MVP",
             "started": "2026-11-28", "minutes": 12, "hints": 1, "checks": 7, "isAtWork": true,
             "sawSolution": true, "lastFailure": "tests"}
            """
        var values = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        values["work"] = Self.patch
        let data = try JSONSerialization.data(withJSONObject: values)
        return try JSONDecoder().decode(HandedIn.self, from: data)
    }

    @Test("The table has a row for each learner, and counts only tests that were there before")
    func table() throws {
        let text = try WorkshopClassCommand.table(of: [entry(of: "Ada"), entry(of: "Alan")])
            .rendered()
        #expect(text.contains("Alan"))
        let row = try #require(text.split(separator: "\n").first { $0.contains("Ada") })
        #expect(
            row.split(separator: " ").joined(separator: " ")
                == "send-disabled-while-too-long Ada MVP started tests seen before 12 7 1 1")
    }

    @Test(
        "A file that no learner wrote is an error with one line",
        .enabled(if: Programs.areBuilt, "the program is not beside the tests"),
        arguments: ["none.json", "README.md"])
    func otherFile(path: String) throws {
        let run = try Programs.run(["workshop", "class", path])
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("workshop: \(path): saw "))
        #expect(run.errors.split(separator: "\n").count == 1)
    }
}
