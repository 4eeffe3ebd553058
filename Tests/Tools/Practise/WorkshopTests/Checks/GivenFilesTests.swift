import Foundation
import Testing
import Trials

@testable import Workshop

@Suite("What was given is what is checked")
struct GivenFilesTests {
    @Test("Scenarios are those of the start, whatever was replaced, deleted or added")
    func givenScenarios() throws {
        var tools = MadeTools()
        tools.newScenarios = """
            if grep -q 'I am on' "$3"
            then
            \(MadeTools.results("line 3", passed: false))
            else
            \(MadeTools.passing)
            fi
            """
        tools.scenarios =
            "[ \"$(ls scenarios)\" = \"$(printf 'changes\nold.feature\nvoice.feature')\" ] || exit 3\n"
            + MadeTools.passing
        let package = try MadePackage(["scenarios/new.feature": "mine"])
        let given = try package.read(MadePackage.feature)
        try package.write("trivial", to: MadePackage.feature)
        let report = try tools.report(
            of: package,
            changes: [
                MadePackage.feature: given, "scenarios/new.feature": nil,
                "scenarios/old.feature": "Feature: Old",
            ])
        #expect(report.failures.map(\.check) == [.newScenario])
        #expect(
            report.notes
                == [MadePackage.feature, "scenarios/new.feature", "scenarios/old.feature"].map {
                    "you have changed \($0), but the check ran it as it was at the start"
                })
    }

    @Test("What was edited elsewhere, and while it was checked, is named")
    func otherEdits() throws {
        let package = try MadePackage(["Sources/MVC/Voice.swift": "first\nloud\nlast\n"])
        var tools = MadeTools()
        let file = package.folder.appending(path: "Sources/MVP/Voice.swift").path
        tools.scenarios = "echo more >> '\(file)'\n" + MadeTools.passing
        let report = try tools.report(
            of: package, changes: ["Sources/MVC/Voice.swift": "a", "Sources/MVP/Voice.swift": "a"])
        #expect(
            report.notes == [
                "Sources/MVC/Voice.swift was changed, but only MVP was checked",
                "Sources/MVP/Voice.swift has changed since the check began",
            ])
        #expect(report.edited == ["Sources/MVP/Voice.swift"])
        #expect(report.failures.isEmpty && !report.passed)
    }
}
